import { expect, test } from 'vitest';
import { bothSearches } from '../bothSearches.ts';
import { row } from '../listingFixture.ts';

const texts: Readonly<Record<string, readonly [th: string, en: string, summary?: string]>> = {
  sharp: ['เขียนโปรแกรมC#เบื้องต้น', 'Programming in C#'],
  plus: ['เขียนโปรแกรม C++', 'Programming in C++'],
  statistics: ['สถิติด้วย R', 'Statistics with R'],
  net: ['เว็บด้วย ASP.NET', 'Web pages in ASP.NET'],
  network: ['ดูแลเครือข่าย', 'Care for a company.network', 'Cables, routers and racks'],
  smart: ['มือถือ', 'Smart phones, sharp pictures'],
  art: ['ศิลปะ', 'The art of colour'],
  guitars: ['สองกีต้าร์', 'A duet of guitars'],
  guitar: ['เพลงพื้นบ้าน', 'Folk guitar'],
  strings: ['กีตาร์โปร่ง', 'Six strings'],
  company: ['ตั้งบริษัท', 'Begin a company'],
  companies: ['ดูแลบริษัท', 'Care for two companies'],
  cafe: ['ร้านกาแฟ', 'Open a Café'],
  menu: ['เมนู', 'A menu', 'For every cafe'],
};
const rows = Object.entries(texts).map(([id, [th, en, summary]], rank) =>
  row(id, th, en, { rank, categoryPath: '', summary: { th: summary ?? '', en: null } }),
);
const { inShop, onDevice } = bothSearches(rows, []);

test.each([
  ['C#', ['sharp']],
  ['c++', ['plus']],
  ['R', ['statistics']],
  ['.NET', ['net']],
  ['เรียน C#', ['sharp']],
  ['C', []],
  ['ar', ['art']],
  ['art', ['art', 'smart']],
  ['guitars', ['guitars', 'guitar']],
  ['guitar', ['guitar', 'guitars']],
  ['companies', ['companies', 'network', 'company']],
  ['company', ['company', 'network', 'companies']],
  ['กีตาร์', ['strings', 'guitars', 'guitar']],
  ['cafe', ['cafe', 'menu']],
  ['Café', ['cafe', 'menu']],
  ['how do I learn guitar', ['guitar', 'guitars']],
  ['อยากเรียนกีตาร์', ['strings', 'guitars', 'guitar']],
])('%s finds what it names, in the shop and on the device', (keyword, ids) => {
  for (const ask of [inShop, onDevice]) expect(ask(keyword).ids).toEqual(ids);
});

test('a question in a sentence says which of its words were looked for', () => {
  for (const ask of [inShop, onDevice]) expect(ask('how do I learn guitar').foundAs).toBe('guitar');
});

test('words that only fill a sentence are looked for where nothing else was asked', () => {
  for (const ask of [inShop, onDevice]) expect(ask('care for').ids).toEqual(['network', 'companies']);
});
