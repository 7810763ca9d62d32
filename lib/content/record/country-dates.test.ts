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

  test.each([undefined, 'US'])('it is second in %s', (country) => {
    expect(datesOf(country, '03/04/2026').slice(0, 2)).toEqual(['2026-03-04', '2026-03-04']);
  });

  test('a country that writes the year first, or is unknown, may mean either day: none is taken', () => {
    for (const country of ['CA', 'XX'])
      expect(datesOf(country, '03/04/2026').slice(0, 2)).toEqual([null, null]);
    expect(datesOf('CA', '25/12/2026').slice(0, 2)).toEqual(['2026-12-25', '2026-12-25']);
  });
});

test.each(['March 2, 2026', 1772409600])('a record may write the day as %j', (date) => {
  const { site, problems } = checkRecord({ options: { reviews: [{ date, stars: 5 }] } }, 'acme');
  expect([site.ownReviews[0]?.date, problems]).toEqual(['2026-03-02', []]);
});
