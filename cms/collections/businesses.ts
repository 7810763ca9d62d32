import type { CollectionConfig, Field } from 'payload';
import { nobody, ofOwnBusinesses, onlyAgency, onlyAgencyField } from '../access/access';
import { formTabs } from './form-tabs';
import { atOnceEndpoints } from '../changes/at-once';
import { liveEndpoint, queueRevalidation, queueRevalidationOfDeleted } from '../site/outbox';
import { findingsEndpoint, previewUrl } from '../site/previews';
import { forgetOldWebsite, oldWebsiteEndpoints } from '../site/old-website';
import { requestEndpoints } from '../site/requests';
import { historyEndpoints } from '../changes/history';
import { bulkEdit } from '../changes/bulk-edit';
import {
  answerUnchanged,
  copiedRecord,
  fieldsToRecord,
  noteRequest,
  recordToFields,
  saveWaitingDraft,
} from '../changes/business-content';
import { w } from '../record/words';

// Only the agency copies; everybody who may change the business restores a version.
const onlyByCode = {
  create: onlyAgencyField,
  update: ({ req }: { req: { context: Record<string, unknown> } }) => req.context.isRestoringVersion === true,
};
const ofNobody = { create: nobody, update: nobody };

/** A column that the form, the list and a change of several do not show. */
const hidden = (name: string, type: 'text' | 'textarea' | 'json' | 'checkbox', more: object = {}) =>
  ({
    name,
    type,
    access: onlyByCode,
    admin: { hidden: true, disableBulkEdit: true, disableListColumn: true, disableListFilter: true },
    ...more,
  }) as Field;

const columns: Field[] = [
  {
    name: 'pageId',
    type: 'text',
    required: true,
    unique: true,
    index: true,
    label: w('Page id'),
    access: { create: onlyAgencyField, update: onlyAgencyField },
    // Checked by fieldsToRecord, as Payload validates no draft.
    validate: () => true as const,
    hooks: { beforeDuplicate: [({ value }) => `${String(value).slice(0, 50)}-${Date.now().toString(36)}`] },
    admin: {
      position: 'sidebar',
      disableBulkEdit: true,
      condition: (_, __, { user }) => user?.role === 'agency',
      description: w('How the site asks for this business. It stays.'),
    },
  },
  {
    name: 'name',
    type: 'text',
    label: w('Name'),
    access: ofNobody,
    admin: { hidden: true, disableBulkEdit: true },
  },
  // With one number for two businesses, each would show the reviews of the other.
  hidden('reviewsId', 'text', {
    ...{ unique: true, index: true, label: w('Number of the reviews') },
    hooks: { beforeDuplicate: [() => null] },
  }),
  {
    name: 'editedBy',
    type: 'text',
    label: w('Changed by'),
    access: ofNobody,
    // A column of the list only: in the form, the versions say who changed the business.
    admin: { condition: () => false, disableBulkEdit: true },
  },
  hidden('record', 'textarea', { hooks: { beforeDuplicate: [copiedRecord] } }),
  hidden('reviewsDocument', 'textarea', { hooks: { beforeDuplicate: [() => null] } }),
  hidden('form', 'json'),
  // While it is set, only the agency may publish the business.
  hidden('isDown', 'checkbox', { label: w('Taken down'), access: ofNobody }),
  hidden('versionName', 'text', { label: w('Name of this version'), access: ofNobody }),
];

export const businesses: CollectionConfig = {
  slug: 'businesses',
  labels: { singular: w('Business'), plural: w('Businesses') },
  trash: true,
  // components/saving saves, with the value that each change was made from; Payload's timer never fires.
  versions: { drafts: { autosave: { interval: 2_000_000_000 } }, maxPerDoc: 100 },
  defaultSort: 'name',
  // Changes of two people are merged (record/merge.ts): nobody keeps anybody from saving.
  lockDocuments: false,
  admin: {
    useAsTitle: 'name',
    defaultColumns: ['name', '_status', 'updatedAt', 'editedBy', 'pageId'],
    listSearchableFields: ['name', 'pageId'],
    hideAPIURL: true,
    livePreview: {
      url: previewUrl,
      // Their names are in components/preview-width.tsx: Payload takes one label for all languages.
      breakpoints: [
        { name: 'phone', label: '390', width: 390, height: 844 },
        { name: 'tablet', label: '820', width: 820, height: 1180 },
        { name: 'desktop', label: '1440', width: 1440, height: 900 },
      ],
    },
    components: {
      beforeList: ['/components/home/no-list#NoListForOwners'],
      edit: {
        beforeDocumentControls: ['/components/saving/live-status#LiveStatus'],
        Status: '/components/saving/undo#DraftStatus',
        PublishButton: '/components/saving/publish-button#PublishButton',
        UnpublishButton: '/components/take-down#TakeDown',
      },
    },
  },
  access: {
    create: onlyAgency,
    read: ofOwnBusinesses('id'),
    update: ofOwnBusinesses('id'),
    readVersions: ofOwnBusinesses('parent'),
    delete: onlyAgency,
  },
  disableDuplicate: false,
  fields: [
    {
      name: 'generalFindings',
      type: 'ui',
      admin: {
        components: { Field: '/components/findings#GeneralFindings' },
        disableListColumn: true,
        disableBulkEdit: true,
      },
    },
    { type: 'tabs', tabs: formTabs() },
    ...columns,
    {
      name: 'history',
      type: 'ui',
      admin: { position: 'sidebar', components: { Field: '/components/history#History' } },
    },
  ],
  hooks: {
    beforeOperation: [noteRequest],
    beforeChange: [fieldsToRecord],
    afterRead: [recordToFields],
    // The draft that waited is saved last: each save notes its own request.
    afterChange: [queueRevalidation, saveWaitingDraft],
    afterDelete: [queueRevalidationOfDeleted, forgetOldWebsite],
    afterError: [answerUnchanged],
  },
  endpoints: [
    bulkEdit,
    liveEndpoint,
    findingsEndpoint,
    ...historyEndpoints,
    ...requestEndpoints,
    ...atOnceEndpoints,
    ...oldWebsiteEndpoints,
  ],
};
