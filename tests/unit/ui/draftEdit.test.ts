import { expect, test } from 'vitest';
import { draftEdit } from '../../../src/ui/form/draftEdit.ts';

type Stored = { name: string; address: { line: string; city?: string } | null };
const begun = { address: { line: '', city: 'กรุงเทพฯ' } };
const drawn: Stored = { name: 'มะลิ', address: { line: '1', city: 'กรุงเทพฯ' } };
const typed = { address: { line: '12', city: 'กรุงเทพฯ' } };

test('of a value with parts an edit changes those that differ from the screen', () => {
  const stored: Stored = { name: 'ใจดี', address: { line: '9', city: 'เชียงใหม่' } };
  expect(draftEdit(drawn, typed, begun)(stored)).toEqual({ name: 'ใจดี', address: { line: '12', city: 'เชียงใหม่' } });
  const first = draftEdit<Stored>({ ...drawn, address: null }, typed, begun);
  expect(first(stored), 'nothing was typed here before').toEqual({
    name: 'ใจดี',
    address: { line: '12', city: 'เชียงใหม่' },
  });
  const taken = draftEdit<Stored>(drawn, { address: { line: '1' } }, begun);
  expect(taken(stored), 'a part was taken out').toEqual({ name: 'ใจดี', address: { line: '9' } });
});

test('it is stored whole if nothing is stored, deleted whole, and is one value without named parts', () => {
  expect(draftEdit(drawn, typed, begun)({ name: '', address: null })).toEqual({ name: '', ...typed });
  expect(draftEdit<Stored>(drawn, { address: null }, begun)(drawn)).toEqual({ name: 'มะลิ', address: null });
  const stored: Stored = { name: '', address: { line: '9', city: 'เชียงใหม่' } };
  expect(draftEdit(drawn, typed, {})(stored)).toEqual({ name: '', ...typed });
});
