import assert from 'node:assert/strict';
import { test } from 'node:test';
import { ok, start, startTyped } from './start-saver';

// What the bar says and what this device keeps, at every turn of the connection and of other people.

test('after a pause what was changed is sent, with what it was made from; then it is saved', async () => {
  const { saver, sent, pass, kept } = start();
  saver.update({ title: 'A', city: 'X' });
  assert.deepStrictEqual([saver.state, sent.length, kept()], ['saved', 0, null]);
  saver.update({ title: 'B', city: 'X' });
  assert.deepStrictEqual([saver.state, kept()?.changes], ['saving', { title: 'B' }]);
  await pass();
  assert.deepStrictEqual(sent[0]?.body, { title: 'B', madeFrom: { title: 'A' }, _status: 'draft' });
  await sent[0]!.answer(ok({ title: 'B', city: 'X' }));
  assert.deepStrictEqual([saver.state, kept()], ['saved', null]);
});

test('without a connection it says so, keeps the text, tries again, and is saved when one is back', async () => {
  const { saver, sent, timers, pass, kept } = await startTyped();
  await sent[0]!.answer(new TypeError('Failed to fetch'));
  assert.deepStrictEqual([saver.state, kept()?.changes, timers[0]?.ms], ['unsaved', { title: 'B' }, 2000]);
  saver.update({ title: 'BC', city: 'X' });
  assert.deepStrictEqual([saver.state, kept()?.changes], ['unsaved', { title: 'BC' }]);
  await pass();
  await sent[1]!.answer({ status: 502, json: null });
  assert.deepStrictEqual([saver.state, timers[0]?.ms], ['unsaved', 4000]);
  // An answer that is cut off, or of a portal that asks for a login to its network.
  saver.retry();
  await sent[2]!.answer({ status: 200, json: null });
  assert.deepStrictEqual([saver.state, timers[0]?.ms], ['unsaved', 8000]);
  saver.retry();
  await sent[3]!.answer(ok({ title: 'BC', city: 'X' }));
  assert.deepStrictEqual([saver.state, kept()], ['saved', null]);
});

test('without a session it asks to log in; the text stays and is saved after that', async () => {
  const { saver, sent, pass, kept } = start();
  saver.update({ title: 'B', city: 'X' });
  void saver.publish();
  await sent[0]!.answer({ status: 401, json: { errors: [{ message: 'Log in' }] } });
  assert.deepStrictEqual([saver.state, kept()?.changes], ['login', { title: 'B' }]);
  saver.update({ title: 'BC', city: 'X' });
  assert.deepStrictEqual([saver.state, sent.length], ['login', 1]);
  saver.retry();
  await sent[1]!.answer(ok({ title: 'BC', city: 'X' }));
  assert.equal(saver.state, 'saved');
  await pass();
  assert.equal(sent.length, 2);
});

test('the end of the session is said before anything is typed, until somebody logs in again', async () => {
  const { saver, sent, kept } = start();
  saver.noteSession(false);
  saver.retry();
  saver.update({ title: 'A', city: 'X' });
  assert.deepStrictEqual([saver.state, saver.changedNames(), sent.length], ['login', [], 0]);
  saver.update({ title: 'B', city: 'X' });
  assert.deepStrictEqual([saver.state, kept()?.changes], ['login', { title: 'B' }]);
  saver.update({ title: 'A', city: 'X' });
  assert.deepStrictEqual([saver.state, kept()], ['login', null]);
  saver.noteSession(true);
  assert.deepStrictEqual([saver.state, sent.length], ['saved', 0]);
  saver.update({ title: 'B', city: 'X' });
  saver.noteSession(false);
  assert.equal(saver.state, 'saving');
});

test('a refusal is told in its words, and tried again when the text changes', async () => {
  const { saver, sent, timers, pass } = start();
  saver.update({ title: 'B'.repeat(2_000_000), city: 'X' });
  await pass();
  await sent[0]!.answer({ status: 413, json: { errors: [{ message: 'Too many texts.' }] } });
  assert.deepStrictEqual([saver.state, saver.message, timers.length], ['refused', 'Too many texts.', 0]);
  saver.update({ title: 'B', city: 'X' });
  assert.equal(saver.state, 'saving');
});

test('what is typed while a save is on its way is saved next, made from what was sent', async () => {
  const { saver, sent, pass } = await startTyped();
  saver.update({ title: 'BC', city: 'Y' });
  await sent[0]!.answer(ok({ title: 'B', city: 'X' }));
  assert.equal(saver.state, 'saving');
  await pass();
  assert.deepStrictEqual(sent[1]?.body.madeFrom, { title: 'B', city: 'X' });
});

test('a refusal of this person is no end of the session: its words are said, and it is tried again', async () => {
  const { saver, sent, pass, kept } = start();
  saver.update({ title: 'B', city: 'X' });
  void saver.publish();
  const words = 'Your agency takes the site down and brings it back.';
  await sent[0]!.answer({ status: 403, json: { errors: [{ message: words }] } });
  assert.deepStrictEqual([saver.state, saver.message, kept()?.changes], ['refused', words, { title: 'B' }]);
  saver.retry();
  assert.deepStrictEqual([sent[1]?.isPublished, sent[1]?.body.title], [false, 'B']);
  await sent[1]!.answer(ok({ title: 'B', city: 'X' }));
  await pass();
  assert.deepStrictEqual([saver.state, sent.length], ['saved', 2]);
});

test('a device that keeps nothing is not said to keep the text', async () => {
  const { saver, sent, refuseToKeep, changes } = await startTyped();
  await sent[0]!.answer(new TypeError('Failed to fetch'));
  assert.deepStrictEqual([saver.state, saver.isKept], ['unsaved', true]);
  refuseToKeep();
  const before = changes();
  saver.update({ title: 'BC', city: 'X' });
  assert.deepStrictEqual([saver.isKept, changes() > before], [false, true]);
});

test('Publish while a draft is on its way publishes after it, with what was typed since', async () => {
  const { saver, sent, pass } = await startTyped();
  void saver.publish();
  assert.equal(sent.length, 1);
  await sent[0]!.answer(ok({ title: 'B', city: 'X' }));
  await pass();
  assert.deepStrictEqual([sent[1]?.isPublished, sent[1]?.body._status], [true, 'published']);
  await sent[1]!.answer(ok({ title: 'B', city: 'X' }));
  assert.equal(saver.state, 'saved');
});

test('a pause sends the changed field, not the form: less than 30 kB for a long record', async () => {
  const long = Object.fromEntries(Array.from({ length: 300 }, (_, index) => [`f${index}`, 'x'.repeat(1000)]));
  const { saver, sent, pass } = start(long);
  saver.update({ ...long, f7: `${'x'.repeat(1000)}y` });
  await pass();
  assert.ok(JSON.stringify(sent[0]?.body).length < 3_000);
});

test('a list without rows is 0 in the form and [] in the answer: nobody else changed it', async () => {
  const { saver, sent, resets, pass } = start({ title: 'A', list: 0 });
  saver.update({ title: 'B', list: 0 });
  await pass();
  await sent[0]!.answer(ok({ title: 'B', list: [] }));
  assert.deepStrictEqual([saver.state, resets], ['saved', []]);
});
