import { isoOf } from '../../../src/domain/time.ts';
import type { PublicPage } from '../../useCases/site/listPublicPages.ts';

/** Most addresses of a sitemap file (sitemaps.org). */
const longestSitemap = 50_000;

/** The sitemap: one file, or an index of parts by number (from 1). `null` for a missing part. */
export function sitemapText(
  pages: readonly PublicPage[],
  part: number | null,
  { publicUrl, longest = longestSitemap }: { readonly publicUrl: string; readonly longest?: number },
): string | null {
  const parts = Math.max(1, Math.ceil(pages.length / longest));
  if (part !== null && part > parts) return null;
  if (part === null && parts > 1) {
    const addresses = Array.from({ length: parts }, (_, index) => `${publicUrl}/sitemap.xml?part=${index + 1}`);
    return written(
      'sitemapindex',
      addresses.map((address) => `<sitemap><loc>${escaped(address)}</loc></sitemap>`),
    );
  }
  const start = ((part ?? 1) - 1) * longest;
  return written(
    'urlset',
    pages.slice(start, start + longest).map(({ path, changedAt }) => {
      const changed = changedAt === null ? '' : `<lastmod>${isoOf(changedAt)}</lastmod>`;
      return `<url><loc>${escaped(publicUrl + path)}</loc>${changed}</url>`;
    }),
  );
}

const written = (root: 'urlset' | 'sitemapindex', entries: readonly string[]): string =>
  [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<${root} xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">`,
    ...entries,
    `</${root}>\n`,
  ].join('\n');

const entities: Readonly<Record<string, string>> = {
  ...{ '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&apos;' },
};
const escaped = (text: string): string => text.replace(/[&<>"']/g, (sign) => entities[sign] ?? sign);
