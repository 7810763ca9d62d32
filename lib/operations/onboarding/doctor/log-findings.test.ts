import { brokenRecord, goodRecord } from '@/test/broken-record';
import { startServer } from '@/test/site';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const start = async () => {
  startServer({});
  const logged = jest.spyOn(console, 'error').mockImplementation(() => {});
  const { logFindings } = await import('./log-findings');
  const { recordRead } = await import('@/lib/content/record-listeners');
  logFindings();
  return {
    read: (record: unknown) => recordRead('acme', record),
    lines: () => logged.mock.calls.map(([line]) => String(line)),
  };
};

test('a second after a record was read, each error and warning is a line with site, code, field and text', async () => {
  const { read, lines } = await start();
  read({ ...goodRecord(), dbServices: undefined, dbSlogan: undefined, gallery: ['http://a.example/1.jpg'] });
  jest.advanceTimersByTime(999);
  expect(lines()).toEqual([]);
  jest.advanceTimersByTime(1);
  expect(lines()).toEqual([
    expect.stringMatching(
      /^content\.advice site=acme severity=warning code=no-services field=dbServices text="There/,
    ),
    expect.stringMatching(/code=picture-unencrypted field="gallery\[0\]"/),
  ]);
});

test('a record that did not change is not examined again; a changed one is', async () => {
  const { read, lines } = await start();
  const examinations = [[], [], ['/assets/demo/white-brick-front.jpg']].map((stock) => {
    read({ ...goodRecord(), stock });
    const count = jest.getTimerCount();
    jest.advanceTimersByTime(1_000);
    return count;
  });
  expect(examinations).toEqual([1, 0, 1]);
  expect(lines()).toEqual([expect.stringContaining('code=no-pictures')]);
});

test('what the log already has as content.field, and what is no record, is not repeated', async () => {
  const { read, lines } = await start();
  for (const record of [brokenRecord('dbPrincpal', {}), brokenRecord('qrImg', 'x'), { error: 'not found' }]) {
    read(record);
    jest.advanceTimersByTime(1_000);
  }
  expect(lines()).toEqual([]);
});
