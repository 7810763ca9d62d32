/** Messages that browsers download with every page. `{time}`, `{weekday}` and `{date}` are filled in. */
export const everyPage = {
  locale: 'en-US',
  error: { title: 'Something went wrong', text: 'Please load the page again.', retry: 'Load again' },
  openStatus: {
    open: 'Open now',
    openUntil: 'Open now, closes at {time}',
    opens: 'Opens at {time}',
    opensOnWeekday: 'Opens {weekday} at {time}',
    opensOnDate: 'Opens {date} at {time}',
  },
};

export type EveryPageMessages = typeof everyPage;
