import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import { expect, test } from 'vitest';
import type { CourseDetail } from '../../../src/domain/catalogue/course.ts';
import { DetailPart } from '../../../src/features/course/DetailPart.tsx';
import { hasDetail } from '../../../src/features/course/hasDetail.ts';
import { DrawnLanguage } from '../../../src/i18n/useLanguage.ts';
import { course } from '../courseFixture.ts';

const drawn = (of: CourseDetail) =>
  renderToStaticMarkup(
    <DrawnLanguage value="th">
      <MemoryRouter>
        <DetailPart course={of} plan={null} />
      </MemoryRouter>
    </DrawnLanguage>,
  );
const described = course({ description: { th: 'เริ่มจากศูนย์', en: null } });
const onlyOutcomes = course({ outcomes: [{ th: 'ตัดเย็บเองได้', en: null }] });

test('the details of a course have a heading if there is content, and no empty text', () => {
  expect(drawn(described)).toMatch(/<h2.*<p>เริ่มจากศูนย์<\/p>/s);
  expect(drawn(onlyOutcomes)).toContain('<h2');
  expect(drawn(onlyOutcomes)).not.toContain('class="read stack stack-3');
  expect(drawn(course({ description: { th: ' \n', en: null } }))).not.toContain('<h2');
});

test('the jump menu has them in the same cases', () => {
  expect([described, onlyOutcomes, course()].map((of) => hasDetail(of, 'th'))).toEqual([true, true, false]);
});
