import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import { expect, test } from 'vitest';
import type { CourseType } from '../../../src/domain/catalogue/course.ts';
import { Curriculum } from '../../../src/features/course/Curriculum.tsx';
import { ui } from '../../../src/i18n/th/app/ui.ts';
import { lectureKinds } from '../../../src/i18n/th/learning/lectureKinds.ts';
import { DrawnLanguage } from '../../../src/i18n/useLanguage.ts';
import { course } from '../courseFixture.ts';

const lecture = (id: string, name: string) => ({
  ...{ id, name: { th: name, en: null }, isPreview: false, durationSeconds: 2_700 },
  ...{ contentType: 'text' as const, film: null },
});

function drawn(courseType: CourseType, hasAccess: boolean): string {
  const lectures = [lecture('l', 'นวดดิน')];
  const sections = [{ id: 's', name: { th: 'ช่วงเช้า', en: null }, location: null, lectures }];
  return renderToStaticMarkup(
    <DrawnLanguage value="th">
      <MemoryRouter>
        <Curriculum course={course({ courseType, sections })} hasAccess={hasAccess} />
      </MemoryRouter>
    </DrawnLanguage>,
  );
}

test('the agenda of a held course is neither locked before it is bought nor opened after', () => {
  for (const hasAccess of [false, true]) {
    const agenda = drawn('inClass', hasAccess);
    expect(agenda).toContain('45:00');
    expect(agenda).not.toContain(ui.locked);
    expect(agenda).not.toContain('href=');
  }
  expect(drawn('online', false)).toContain(ui.locked);
  expect(drawn('online', true)).toContain('href="/learn/');
  expect(drawn('online', true)).toContain(lectureKinds.text);
});
