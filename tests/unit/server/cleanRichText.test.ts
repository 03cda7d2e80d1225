import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { cleanRichText } from '../../../server/useCases/catalogue/cleanRichText.ts';

const nasty: readonly string[] = [
  '<script>alert(1)</script>',
  '<SCRIPT SRC=//evil.example/x.js></SCRIPT>',
  '<scr<script>ipt>alert(1)</scr</script>ipt>',
  '<img src=x onerror=alert(1)>',
  '<img src="/uploads/public/a.webp" onload="alert(1)" style="position:fixed">',
  '<img src="https://evil.example/pixel.gif">',
  '<img src="//evil.example/pixel.gif">',
  '<img src="/\\evil.example/pixel.gif">',
  '<img src="/uploads/private/slip.jpg">',
  '<img src="/uploads/public/../private/slip.jpg">',
  '<img src="/public/students/logout">',
  '<img src="data:image/svg+xml;base64,PHN2ZyBvbmxvYWQ9YWxlcnQoMSk+">',
  '<img srcset="https://evil.example/x 1x">',
  '<a href="javascript:alert(1)">x</a>',
  '<a href=" \u0001java\tscript:alert(1)">x</a>',
  '<a href="&#106;avascript&colon;alert(1)">x</a>',
  '<a href="vbscript:x">x</a>',
  '<a href="data:text/html,<script>alert(1)</script>">x</a>',
  '<a href="blob:https://x/y">x</a>',
  '<a href="https://evil.example" onclick="alert(1)" target="_self" rel="opener">x</a>',
  '<iframe src="https://evil.example"></iframe>',
  '<iframe srcdoc="<script>alert(1)</script>"></iframe>',
  '<object data="x"></object><embed src="x"><applet></applet>',
  '<svg onload=alert(1)><script>alert(1)</script></svg>',
  '<svg><style><img src=x onerror=alert(1)></style></svg>',
  '<math><mtext></form><form><mglyph><style></math><img src onerror=alert(1)>',
  '<noscript><p title="</noscript><img src=x onerror=alert(1)>"></noscript>',
  '<template><script>alert(1)</script></template>',
  '<style>body{background:url(https://evil.example)}</style>',
  '<p style="background:url(javascript:alert(1))" class="scrim" id="root">x</p>',
  '<form action="https://evil.example"><input name="password"><button>x</button></form>',
  '<meta http-equiv="refresh" content="0;url=https://evil.example"><base href="https://evil.example"><link rel=stylesheet href=x>',
  '<textarea><img src=x onerror=alert(1)></textarea>',
  '<xmp><script>alert(1)</script></xmp>',
  '<!--><img src=x onerror=alert(1)>-->',
  '<![CDATA[<script>alert(1)</script>]]>',
  '<?php echo 1 ?><%= x %>',
  '<p onmouseover\n=\nalert(1)>x</p>',
  '<p/onclick=alert(1)>x</p>',
  '<a name="x" id="getElementById">x</a>',
  '<video src=x onerror=alert(1)><audio controls></audio></video>',
  '<marquee onstart=alert(1)>x</marquee><details ontoggle=alert(1) open>x</details>',
  '<b>unclosed <i>and <a href="/courses">nested',
  '</p></div></main></body></html><h1>x</h1>',
  `${'<blockquote>'.repeat(500)}x`,
  '<img src="/uploads/public/a.webp" width="99999" height="-1" alt="\'"><script>x</script>">',
];

/** All remaining tags with their attributes. */
const tagsIn = (html: string) => [...html.matchAll(/<\/?([a-zA-Z][^\s/>]*)([^>]*)>/g)];
const shownTags =
  /^(p|br|h2|h3|strong|em|u|s|sub|sup|ul|ol|li|blockquote|a|img|figure|figcaption|hr|table|thead|tbody|tr|th|td)$/;
const attribute = /\s+([^\s=/>]+)(?:="([^"]*)")?/g;

function faultsOf(html: string): string[] {
  return tagsIn(html).flatMap(([tag = '', name = '', rest = '']) => [
    ...(shownTags.test(name) ? [] : [tag]),
    ...[...rest.matchAll(attribute)].filter(([, key = '', value = '']) => !isHarmless(key, value)).map(() => tag),
  ]);
}

function isHarmless(name: string, value: string): boolean {
  if (name === 'href') return /^(\/(?![/\\])|https?:\/\/|mailto:|tel:)/.test(value);
  if (name === 'src') return /^\/uploads\/public\/[\w.-]+$/.test(value);
  if (name === 'width' || name === 'height') return /^\d{1,4}$/.test(value);
  return ['alt', 'rel', 'target', 'loading', 'decoding', 'scope', '/'].includes(name);
}

describe('what an administrator writes is cleaned', () => {
  test.each(nasty.map((html) => ({ html, begins: html.slice(0, 70) })))('$begins', ({ html }) => {
    const cleaned = cleanRichText(html);
    expect(faultsOf(cleaned), cleaned).toEqual([]);
    expect(cleanRichText(cleaned)).toBe(cleaned);
  });

  test('whatever is put together of such pieces', () => {
    const pieces = fc.array(
      fc.oneof(fc.constantFrom(...nasty), fc.string(), fc.constantFrom('<', '>', '"', "'", '/', '\n\n')),
    );
    fc.assert(
      fc.property(pieces, (parts) => {
        const cleaned = cleanRichText(parts.join(''));
        expect(faultsOf(cleaned)).toEqual([]);
        expect(faultsOf(cleanRichText(cleaned))).toEqual([]);
      }),
      { numRuns: 300 },
    );
  });

  test('and what may be shown stays', () => {
    const page = [
      '<h2>การคืนเงิน</h2>',
      '<p>คืนได้ <strong>7 วัน</strong> <em>เต็ม</em></p>',
      '<ul>\n<li>หนึ่ง</li>\n<li>สอง</li>\n</ul>',
      '<p><a href="/courses?keyword=ภาษี">ดูคอร์ส</a> <a href="mailto:a@lanrian.example">เขียนถึงเรา</a></p>',
      '<table><thead><tr><th scope="col">วัน</th></tr></thead><tbody><tr><td>7</td></tr></tbody></table>',
    ].join('\n\n');
    const cleaned = cleanRichText(page);
    expect(decodeURI(cleaned)).toBe(page);
  });

  test('a link to elsewhere opens beside the shop and tells it nothing', () => {
    expect(cleanRichText('<p><a href="https://example.com/a?b=1">x</a></p>')).toBe(
      '<p><a href="https://example.com/a?b=1" rel="noopener noreferrer" target="_blank">x</a></p>',
    );
  });

  test.each([
    ['refunds', '/page/refunds'],
    ['./refunds?from=about#how', '/page/refunds?from=about#how'],
    ['../courses', '/courses'],
    ['/refunds', '/refunds'],
    ['/page/refunds#how', '/page/refunds#how'],
  ])('a link to %s is resolved against the page', (href, place) => {
    expect(cleanRichText(`<p><a href="${href}">x</a></p>`)).toBe(`<p><a href="${place}">x</a></p>`);
  });

  test.each(['#how', ' #', '?from=about', '', './', '/page/', 'javascript:x', null])(
    'what leads nowhere (%s) is no link',
    (href) => {
      const link = href === null ? '<a>x <em>y</em></a>' : `<a href="${href}">x <em>y</em></a>`;
      expect(cleanRichText(`<p>${link}</p>`)).toBe('<p>x <em>y</em></p>');
    },
  );

  test('text after an invalid link stays outside of it', () => {
    const behind = '<p>Our <a href="/page/refunds">refunds</a> are <strong>quick</strong>. Write to us.</p>';
    for (const nowhere of ['<a name="top"></a>', '<a>none</a>', '<a href="#how">how</a>']) {
      const words = nowhere.replaceAll(/<[^>]*>/g, '');
      expect(cleanRichText(`<p>${nowhere}Intro</p>${behind}`)).toBe(`<p>${words}Intro</p>${behind}`);
      expect(cleanRichText(`<ul><li>${nowhere}</li><li><em>x</em> y</li></ul>`)).toContain('<li><em>x</em> y</li>');
    }
  });

  test.each([
    ['<div></div>w', '<p>w</p>'],
    ['<a><p></p><div></a>w', '<p>w</p>'],
    ['</div><div></div>x &lt;b&gt;', '<p>x &lt;b&gt;</p>'],
  ])('the rest of %s stays unchanged by a second pass', (typed, clean) => {
    expect(cleanRichText(typed)).toBe(clean);
    expect(cleanRichText(clean)).toBe(clean);
  });

  test('headings and tables of nothing go, and those with a picture or a word stay', () => {
    const nothing =
      '<h2> </h2><h3><em></em></h3><table><tr><td>\u00a0</td></tr></table><table></table><h2><a>\n</a></h2>';
    expect(cleanRichText(`<p>x</p>${nothing}`)).toBe('<p>x</p>');
    const picture = '<img src="/uploads/public/a.webp" alt="" loading="lazy" decoding="async" />';
    const something = `<h2>${picture}</h2><table><tr><td></td><td>${picture}</td></tr></table><table><tr><td></td><td>7</td></tr></table>`;
    expect(cleanRichText(something)).toBe(something);
  });

  test('a picture keeps its size, so that nothing jumps', () => {
    expect(cleanRichText('<p><img src="/uploads/public/Ab-1_2.webp" alt="ร้าน" width="800" height="600"></p>')).toBe(
      '<p><img src="/uploads/public/Ab-1_2.webp" alt="ร้าน" width="800" height="600" loading="lazy" decoding="async" /></p>',
    );
  });

  test('headings begin under the page’s own', () => {
    expect(cleanRichText('<h1>หนึ่ง</h1><h4>สี่</h4>')).toBe('<h2>หนึ่ง</h2><h3>สี่</h3>');
  });

  test('text alone becomes paragraphs', () => {
    expect(cleanRichText('สวัสดี <b>ทุกคน</b>\n\nยินดีต้อนรับ')).toBe('<p>สวัสดี <strong>ทุกคน</strong></p>\n\n<p>ยินดีต้อนรับ</p>');
  });
});
