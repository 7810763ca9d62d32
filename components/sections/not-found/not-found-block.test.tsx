import { render, screen } from '@testing-library/react';
import { areaOf, articleOf, freePageOf, siteWith } from '@/test/site';
import { NotFoundBlock } from './not-found-block';
import { hrefs } from '@/test/drawn';

test('suggests towns, articles and pages of its own by the words of the address', () => {
  const site = siteWith({
    areas: [areaOf('Lakewood')],
    articles: [articleOf('Frost')],
    freePages: [freePageOf('Financing')],
  });
  const suggestedFor = (address: string) => {
    window.history.replaceState(null, '', address);
    const { unmount } = render(<NotFoundBlock site={site} />);
    const paths = hrefs(undefined, { of: screen.getByRole('navigation') });
    unmount();
    return paths;
  };
  expect(suggestedFor('/painters-lakewood')).toContain('/areas/lakewood');
  expect(suggestedFor('/blog/first-frost.html')).toContain('/articles/frost');
  expect(suggestedFor('/finance/financing-plans')).toContain('/financing');
});
