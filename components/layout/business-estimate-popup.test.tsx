import { render } from '@testing-library/react';
import { usePathname } from 'next/navigation';
import { BusinessEstimatePopup } from './business-estimate-popup';
import { createPreviewId } from '@/lib/content/domain/preview-id';
import { pass } from '@/test/render-estimate-form';
import { dialog, popupSession } from '@/test/render-estimate-popup';
import { siteFor } from '@/test/site';

jest.mock('next/navigation', () => ({ usePathname: jest.fn() }));

popupSession();

test.each([
  ['opens', 'acme', true, true],
  ['stays closed when the record switches it off', 'acme', false, false],
  ['stays closed over a preview', createPreviewId('acme'), true, false],
])('the popup %s', async (_, id, popup, isOpen) => {
  jest.mocked(usePathname).mockReturnValue('/');
  const site = { ...siteFor({ options: { popup } }), id };
  render(<BusinessEstimatePopup site={site}>A page</BusinessEstimatePopup>);
  await pass(20_000);
  expect(dialog() !== null).toBe(isOpen);
});
