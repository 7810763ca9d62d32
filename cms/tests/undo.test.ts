import assert from 'node:assert/strict';
import { test } from 'node:test';
import { ok, start, startTyped } from './start-saver';

// Undo by step, over the saves of a visit.

test('Undo takes back what is typed, then each save; Redo does it again; a save is one step', async () => {
  const { saver, sent, pass, resets } = start();
  const saved = async (title: string) => {
    saver.update({ title, city: 'X' });
    await pass();
    await sent.at(-1)!.answer(ok({ title, city: 'X' }));
  };
  const stepped = async (way: 'undo' | 'redo', title: string) => {
    await saver.step(way);
    assert.deepStrictEqual([saver['values'].title, saver.state], [title, 'saving']);
    await pass();
    assert.equal(sent.at(-1)?.body.title, title);
    await sent.at(-1)!.answer(ok({ title, city: 'X' }));
    assert.equal(saver.state, 'saved');
  };
  assert.equal(saver.stepFor('undo'), null);
  await saved('B');
  await saved('C');
  saver.update({ title: 'CD', city: 'X' });
  await saver.step('undo');
  assert.deepStrictEqual([saver['values'].title, saver.state, resets.length], ['C', 'saved', 1]);
  await stepped('undo', 'B');
  await stepped('undo', 'A');
  assert.equal(saver.stepFor('undo'), null);
  await stepped('redo', 'B');
  await stepped('redo', 'C');
  await stepped('redo', 'CD');
  assert.equal(saver.stepFor('redo'), null);
  await stepped('undo', 'C');
  await saved('E');
  assert.equal(saver.stepFor('redo'), null);
  await stepped('undo', 'C');
});

test('Undo while a save is on its way, or without a connection, takes back that save', async () => {
  const { saver, sent, pass } = await startTyped();
  await sent[0]!.answer(new TypeError('Failed to fetch'));
  saver.update({ title: 'BC', city: 'X' });
  await pass();
  await saver.step('undo');
  await sent[1]!.answer(ok({ title: 'BC', city: 'X' }));
  await pass();
  assert.deepStrictEqual(sent[2]?.body, { title: 'A', madeFrom: { title: 'BC' }, _status: 'draft' });
  await sent[2]!.answer(ok({ title: 'A', city: 'X' }));
  assert.deepStrictEqual([saver.state, saver.stepFor('undo')], ['saved', null]);
  assert.deepStrictEqual(saver.stepFor('redo')?.after, { title: 'BC' });
});

test('Undo says what it was made from, so that the change of somebody else since then is kept', async () => {
  const { saver, sent, pass } = await startTyped();
  await sent[0]!.answer(ok({ title: 'B, and by others', city: 'X' }));
  await saver.step('undo');
  await pass();
  assert.deepStrictEqual(sent[1]?.body, { title: 'A', madeFrom: { title: 'B' }, _status: 'draft' });
});

test('other values for the whole form are one step, with what is typed', async () => {
  const { saver } = start();
  saver.update({ title: 'B', city: 'X' });
  await saver.put({ id: 7, title: 'A', city: 'Z', unknown: 1 });
  assert.deepStrictEqual([saver['values'].title, saver['values'].city], ['A', 'Z']);
  await saver.step('undo');
  assert.deepStrictEqual([saver['values'].title, saver['values'].city], ['B', 'X']);
});
