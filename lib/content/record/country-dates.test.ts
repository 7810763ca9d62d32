import { checkRecord } from './parse-record';

describe('dates with slashes', () => {
  const datesOf = (country: string | undefined, date: string) => {
    const options = {
      country,
      articles: [{ title: 'Frost', date, text: 'Cold.' }],
      reviews: [{ date, stars: 5 }],
    };
    const { site, problems } = checkRecord({ options, dbAbout: [{ text: date }] }, 'acme');
    expect(site.about.first.text).toBe(date);
    return [site.articles[0]?.date, site.ownReviews[0]?.date, problems.length];
  };

  test('the day is first where the country writes it first, and no month has the number 13', () => {
    expect(datesOf('GB', '03/04/2026')).toEqual(['2026-04-03', '2026-04-03', 0]);
    expect(datesOf(' gb ', '25/12/2026')).toEqual(['2026-12-25', '2026-12-25', 0]);
    expect(datesOf('GB', '12/25/2026')).toEqual(['2026-12-25', '2026-12-25', 0]);
  });

  test.each([undefined, 'US', 'CA', 'XX'])('it is second in %s', (country) => {
    expect(datesOf(country, '03/04/2026').slice(0, 2)).toEqual(['2026-03-04', '2026-03-04']);
  });
});
