import { enterRoom, ROOM } from './memory-budget';

test('all together take no more than there is; what one leaves the next may have', () => {
  const [one, two] = [enterRoom(), enterRoom()];
  expect([one.fits(ROOM), one.fits(ROOM + 1)]).toEqual([true, false]);
  expect([one.growTo(100), one.growTo(ROOM - 50), two.growTo(50), two.growTo(51)]).toEqual([
    true,
    true,
    true,
    false,
  ]);
  expect([one.fits(ROOM - 50), one.fits(ROOM - 49), two.fits(50), two.fits(51)]).toEqual([
    true,
    false,
    true,
    false,
  ]);
  one.leave();
  expect(two.growTo(ROOM)).toBe(true);
  one.leave();
  expect(one.growTo(1)).toBe(false);
  two.leave();
  expect(one.growTo(ROOM)).toBe(true);
  one.leave();
});
