import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { DrawnLanguage } from '../../../src/i18n/useLanguage.ts';
import { Picture } from '../../../src/ui/show/Picture.tsx';

const drawn = (props: Partial<Parameters<typeof Picture>[0]>) =>
  renderToStaticMarkup(
    <DrawnLanguage value="th">
      <Picture src="/uploads/public/cover.webp" alt="หน้าปก" width={16} height={9} {...props} />
    </DrawnLanguage>,
  );
const withoutScript = (markup: string): string => /<noscript>(.*)<\/noscript>/s.exec(markup)?.[1] ?? '';

test('a picture that waits until it is near is left to the browser where there is no script', () => {
  const seen = withoutScript(drawn({}));
  expect(seen).toMatch(/^<img [^>]*src="\/uploads\/public\/cover\.webp"/);
  expect(seen).toContain('alt="หน้าปก"');
  expect(seen).toContain('loading="lazy"');
  expect(withoutScript(drawn({ sizes: { whole: '160px' } }))).toContain('src="/uploads/public/480/cover.webp.webp"');
});

test('a picture that is drawn at once, or of which there is none, is not drawn twice', () => {
  expect(drawn({ eager: true })).not.toContain('<noscript>');
  expect(drawn({ src: null })).not.toContain('<noscript>');
});
