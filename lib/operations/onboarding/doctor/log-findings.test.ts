import { brokenRecord, goodRecord } from '@/test/broken-record';
import { startServer } from '@/test/server';

beforeEach(() => jest.useFakeTimers());

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
  await jest.advanceTimersByTimeAsync(999);
  expect(lines()).toEqual([]);
  await jest.advanceTimersByTimeAsync(1);
  expect(lines()).toEqual([
    expect.stringMatching(
      /^content\.advice site=acme severity=warning code=no-services field=dbServices text="There/,
    ),
    expect.stringMatching(/code=picture-unencrypted field="gallery\[0\]"/),
  ]);
});

test('a record that did not change is not examined again; a changed one is', async () => {
  const { read, lines } = await start();
  const examinations: number[] = [];
  for (const stock of [[], [], ['/assets/demo/white-brick-front.jpg']]) {
    read({ ...goodRecord(), stock });
    examinations.push(jest.getTimerCount());
    await jest.advanceTimersByTimeAsync(1_000);
  }
  expect(examinations).toEqual([1, 0, 1]);
  expect(lines()).toEqual([expect.stringContaining('code=no-pictures')]);
});

test('what the log already has as content.field, and what is no record, is not repeated', async () => {
  const { read, lines } = await start();
  for (const record of [brokenRecord('dbPrincpal', {}), brokenRecord('qrImg', 'x'), { error: 'not found' }]) {
    read(record);
    await jest.advanceTimersByTimeAsync(1_000);
  }
  expect(lines()).toEqual([]);
});
