'use client';

import { Button, useDocumentInfo, useForm, useTranslation } from '@payloadcms/ui';
import { useSaver } from './use-saver';

/** Publishes what is typed, after what is on its way; a new business is made by Payload's own form. */
export const PublishButton = () => {
  const info = useDocumentInfo();
  const form = useForm();
  const { saver, state } = useSaver();
  const { t } = useTranslation();
  const { id, collectionSlug, hasPublishPermission, unpublishedVersionCount, hasPublishedDoc } = info;
  if (!hasPublishPermission) return null;
  const publish = () =>
    id && saver
      ? saver.publish()
      : form.submit({ action: `/api/${collectionSlug}?depth=0`, overrides: { _status: 'published' } });
  const hasChanges = state !== 'saved' || unpublishedVersionCount > 0 || !hasPublishedDoc;
  return (
    <div className="form-submit">
      <Button
        id="action-save"
        size="medium"
        disabled={!hasChanges}
        // A button that is disabled in earnest loses the focus: who publishes by keyboard would be nowhere.
        extraButtonProps={{ 'aria-busy': state === 'saving', disabled: false }}
        onClick={() => void publish()}
      >
        {t('version:publishChanges')}
      </Button>
    </div>
  );
};
