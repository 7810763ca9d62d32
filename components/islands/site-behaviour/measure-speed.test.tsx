import { measureSpeed } from './measure-speed';

const reportSpeed = jest.fn();
jest.mock('./report-speed', () => ({ reportSpeed: (path: string) => void reportSpeed(path) }));

beforeEach(() => {
  reportSpeed.mockReset();
  window.requestIdleCallback = (callBack) => {
    callBack({} as IdleDeadline);
    return 1;
  };
  window.history.replaceState(null, '', '/about?from=a');
});
afterEach(() => {
  delete document.body.dataset.speed;
  Reflect.deleteProperty(navigator, 'globalPrivacyControl');
  jest.restoreAllMocks();
});

const measureAt = async (drawn: number, share?: string) => {
  jest.spyOn(Math, 'random').mockReturnValue(drawn);
  if (share !== undefined) document.body.dataset.speed = share;
  measureSpeed();
  await import('./report-speed');
  await Promise.resolve();
  return reportSpeed.mock.calls;
};

test('one view in ten is measured, under its path alone', async () => {
  expect(await measureAt(0.099)).toEqual([['/about']]);
});
test('the other nine are not', async () => expect(await measureAt(0.1)).toEqual([]));
test('the page names another share', async () => expect(await measureAt(0.4, '0.5')).toEqual([['/about']]));
test('a site that is not measured', async () => expect(await measureAt(0, '0')).toEqual([]));
test('Global Privacy Control', async () => {
  Object.assign(navigator, { globalPrivacyControl: true });
  expect(await measureAt(0)).toEqual([]);
});
