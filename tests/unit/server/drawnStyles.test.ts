import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { styleRule } from '../../../server/http/pages/pageDocument.ts';

const digestOf = (style: string) => `'sha256-${createHash('sha256').update(style).digest('base64')}'`;

test('each style of an element is allowed once', () => {
  const markup = '<p style="color:red">a</p><img alt="x" style="width:50%"/><b style="color:red">b</b>';
  expect(styleRule(markup)).toBe(`style-src-attr 'unsafe-hashes' ${digestOf('color:red')} ${digestOf('width:50%')}`);
});

test('words of a text that look like a style add nothing to the policy', () => {
  const told = Array.from({ length: 500 }, (_, number) => `write style="width:${number}px"`).join(' ');
  expect(styleRule(`<p>${told} &lt;b style="x"&gt;</p><img alt="it&#x27;s &lt; style=&quot;y&quot;"/>`)).toBe('');
});
