import { render } from '@testing-library/react';
import { usePathname } from 'next/navigation';
import { BusinessEstimatePopup } from './business-estimate-popup';
import { pass } from '@/test/render-estimate-form';
import { dialog, popupSession } from '@/test/render-estimate-popup';
import { siteFor } from '@/test/site';

jest.mock('next/navigation', () => ({ usePathname: jest.fn() }));

popupSession();

test.each([true, false])('the popup opens unless the record switches it off: %s', async (popup) => {
  jest.mocked(usePathname).mockReturnValue('/');
  render(<BusinessEstimatePopup site={siteFor({ options: { popup } })}>A page</BusinessEstimatePopup>);
  await pass(20_000);
  expect(dialog() !== null).toBe(popup);
});
