'use client';

import {
  Button,
  useDocumentInfo,
  useForm,
  useFormBackgroundProcessing,
  useFormInitializing,
  useFormModified,
  useFormProcessing,
  useTranslation,
} from '@payloadcms/ui';
import { useEffect, useState } from 'react';

/** Payload's own button drops a click while a draft is being saved; this one publishes after that. */
export const PublishButton = () => {
  const info = useDocumentInfo();
  const form = useForm();
  const isModified = useFormModified();
  const isBusy = [useFormBackgroundProcessing(), useFormProcessing(), useFormInitializing()].some(Boolean);
  const { t } = useTranslation();
  const [isWanted, setWanted] = useState(false);
  const publish = async () => {
    const { id, collectionSlug } = info;
    const action = `/api/${collectionSlug}${id ? `/${id}` : ''}?depth=0`;
    const result = await form.submit({ action, overrides: { _status: 'published' } });
    if (!result || !result.res.ok) return;
    info.setUnpublishedVersionCount(0);
    info.setMostRecentVersionIsAutosaved(false);
    info.setHasPublishedDoc(true);
  };
  useEffect(() => {
    if (!isWanted || isBusy) return;
    setWanted(false);
    void publish();
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [isWanted, isBusy]);
  if (!info.hasPublishPermission) return null;
  const hasChanges = isModified || info.unpublishedVersionCount > 0 || !info.hasPublishedDoc;
  return (
    <div className="form-submit">
      <Button
        id="action-save"
        size="medium"
        disabled={!hasChanges && !isWanted}
        // A button that is disabled in earnest loses the focus: who publishes by keyboard would be nowhere.
        extraButtonProps={{ 'aria-busy': isWanted, disabled: false }}
        onClick={() => setWanted(true)}
      >
        {t('version:publishChanges')}
      </Button>
    </div>
  );
};
