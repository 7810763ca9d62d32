'use client';

import { Button, useDocumentInfo, useForm, useTranslation } from '@payloadcms/ui';
import { useSaver } from './use-saver';

/** Publishes the typed text, after the save that is under way; Payload's own form makes a new business. */
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
        // `aria-busy`, not `disabled`: a disabled button loses the keyboard's focus.
        extraButtonProps={{ 'aria-busy': state === 'saving', disabled: false }}
        onClick={() => void publish()}
      >
        {t('version:publishChanges')}
      </Button>
    </div>
  );
};
