'use client';

import { useLivePreviewContext } from '@payloadcms/ui';
import { useWords } from './basics';

/** The width of the preview. Replaces Payload's own control, whose words are English only. */
export const PreviewWidth = () => {
  const { isLivePreviewing, breakpoint, setBreakpoint } = useLivePreviewContext();
  const say = useWords();
  if (!isLivePreviewing) return null;
  return (
    <select
      className="plain-button preview-width"
      aria-label={say('Width of the preview')}
      value={breakpoint}
      onChange={(event) => setBreakpoint(event.target.value)}
    >
      <option value="responsive">{say('Whole width')}</option>
      <option value="phone">{say('Phone')}</option>
      <option value="tablet">{say('Tablet')}</option>
      <option value="desktop">{say('Desktop')}</option>
    </select>
  );
};
