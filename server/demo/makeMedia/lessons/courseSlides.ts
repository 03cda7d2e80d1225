import { demoShop } from '../../content/demoShop.ts';
import type { Bilingual, DemoCourse, DemoInstructor } from '../../demoTypes.ts';
import { drawingOf } from '../drawings.ts';
import { lamp, lightDefs, lit } from '../light.ts';
import { portraitOf } from '../looks.ts';
import { GREY, grounds, INK, MARIGOLD, NIGHT, type Subject, WHITE } from '../palette.ts';
import { framed, text } from '../stage.ts';
import type { Cue, Lesson } from './lesson.ts';

/** A picture that stays, what is said meanwhile, and for how long (seconds). */
interface Still {
  readonly seconds: number;
  readonly said: Bilingual;
  draw(part: number): string;
}

/** Letters read in a second, slowly; and a pause after each still. */
const lettersPerSecond = 8;
const pauseSeconds = 4;
/** The time (seconds) to try out what a section taught, and how often the clock beside it moves. */
const practiceSeconds = 120;
const clockSeconds = 30;
/** Longest piece of a subtitle in letters. */
const longestPiece = 66;

const joined = (texts: readonly Bilingual[]): Bilingual => ({
  th: texts.map(({ th }) => th).join(' '),
  en: texts.map(({ en }) => en).join(' '),
});

const still = (said: Bilingual, draw: Still['draw']): Still => ({
  ...{ said, draw },
  seconds: Math.ceil(said.th.length / lettersPerSecond) + pauseSeconds,
});

const escaped = (words: string) => words.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

/** Words that the browser breaks into lines, and smaller ones below them. */
const block = (x: number, y: number, width: number, size: number, words: string, style = '', below = '') =>
  `<foreignObject x="${x}" y="${y}" width="${width}" height="${290 - y}"><div xmlns="http://www.w3.org/1999/xhtml" ` +
  `style="font:500 ${size}px/1.5 Anuphan;color:${INK};${style}">${escaped(words)}` +
  `${below && `<div style="font-weight:500;font-size:.65em;opacity:.8;margin-top:.7em">${escaped(below)}</div>`}</div></foreignObject>`;

/** The slides of a course: its title, teacher, purpose and outcomes, then each section with its lectures and their words. */
function stillsOf(course: DemoCourse): readonly Still[] {
  const subject = course.category as Subject;
  const onSlide = (title: string, inside: string) => (part: number) => framed({ subject, title }, part, inside);
  const teacher = demoShop.instructors.find(({ id }) => id === course.instructor);
  if (!teacher) throw new Error(`No teacher of ${course.id}`);
  const purpose = course.description.th.split('\n\n').map((th, place) => {
    const said = { th, en: course.description.en.split('\n\n')[place] ?? '' };
    return still(said, onSlide('คอร์สนี้สอนอะไร', block(70, 94, 530, 22, th)));
  });
  const outcomes = course.outcomes.map((said, place) =>
    still(said, onSlide('เรียนจบแล้วทำได้', list(course.outcomes, place, subject))),
  );
  const sections = course.sections.flatMap((section, place) => {
    const title = `${place + 1}. ${section.name.th}`;
    const taught = section.lectures.flatMap(({ name, text: words }, at) => [
      still(at === 0 ? joined([section.name, name]) : name, (part) =>
        framed(
          { subject, title },
          part,
          list(
            section.lectures.map((lecture) => lecture.name),
            at,
            subject,
          ),
        ),
      ),
      ...(words === null ? [] : [still(words, onSlide(name.th, block(70, 94, 530, 22, words.th)))]),
    ]);
    return [...taught, ...practice(section.name, subject)];
  });
  return [
    still(joined([course.title, course.summary]), () => titleSlide(course)),
    still(joined([teacher.name, teacher.headline]), onSlide('ผู้สอน', teacherWords(teacher, subject))),
    ...purpose,
    ...outcomes,
    ...sections,
  ];
}

const clockOf = (seconds: number) => `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;

/** Two minutes to try it out, on a clock. */
function practice(section: Bilingual, subject: Subject): readonly Still[] {
  const words = { th: 'หยุดดู แล้วลองกับงานของคุณเองสองนาที', en: 'Look away, and try it on your own work for two minutes.' };
  const rim = 2 * Math.PI * 62;
  return Array.from({ length: practiceSeconds / clockSeconds }, (_, turn) => ({
    seconds: clockSeconds,
    said: turn === 0 ? words : { th: '', en: '' },
    draw: (part) =>
      framed(
        { subject, title: `ลองทำ: ${section.th}` },
        part,
        block(70, 110, 330, 27, words.th, 'font-weight:650;') +
          `<circle cx="510" cy="178" r="62" fill="none" stroke="#D2DACE" stroke-width="16"/>` +
          `<circle cx="510" cy="178" r="62" fill="none" stroke="${grounds[subject]}" stroke-width="16" stroke-linecap="round" ` +
          `stroke-dasharray="${rim * (1 - (turn * clockSeconds) / practiceSeconds)} ${rim}" transform="rotate(-90 510 178)"/>` +
          text(510, 190, clockOf(practiceSeconds - turn * clockSeconds), { size: 36, weight: 650 }),
      ),
  }));
}

const teacherWords = ({ id, name, headline }: DemoInstructor, subject: Subject) =>
  `${lightDefs}<clipPath id="round"><rect width="180" height="180" rx="12"/></clipPath>` +
  `<svg x="462" y="96" width="140" height="140" viewBox="0 0 180 180"><g clip-path="url(#round)"><rect width="180" height="180" fill="${grounds[subject]}"/>` +
  `${lamp(180, 180)}${portraitOf(id)}</g></svg>` +
  block(70, 104, 340, 29, name.th, 'font-weight:650;') +
  block(70, 164, 340, 21, headline.th, `color:${GREY};`);

/** Lines of a list, the last of them in the subject's colour. */
function list(lines: readonly Bilingual[], last: number, subject: Subject): string {
  return lines
    .map(({ th }, place) => {
      const y = 92 + place * 38;
      const isLast = place === last;
      const style = isLast
        ? `color:${grounds[subject]};font-weight:650;`
        : place > last
          ? `color:${GREY};opacity:.45;`
          : '';
      const hole = place <= last ? MARIGOLD : '#D2DACE';
      return `<circle cx="82" cy="${y + 15}" r="7" fill="${hole}"/>${block(102, y, 510, 19, th, style)}`;
    })
    .join('');
}

function titleSlide({ title, summary, cover, category }: DemoCourse): string {
  const { ground, draw } = drawingOf(cover, category);
  return (
    `${lightDefs}<rect width="640" height="360" fill="${ground.colour}"/>` +
    `<rect x="24" y="40" width="356" height="250" rx="12" fill="${NIGHT}"/>` +
    block(44, 58, 316, 26, title.th, `color:${WHITE};font-weight:650;line-height:1.35;`, summary.th) +
    `<rect x="44" y="40" width="90" height="6" fill="${MARIGOLD}"/>` +
    `<g transform="translate(506 170) scale(1.5)">${lit(draw(ground.colour))}</g>`
  );
}

/** Words in about equal pieces. */
function piecesOf(words: string, count: number, language: 'th' | 'en'): readonly string[] {
  const parts = [...new Intl.Segmenter(language, { granularity: 'word' }).segment(words)].map(({ segment }) => segment);
  const pieces = Array.from({ length: count }, () => '');
  let length = 0;
  for (const part of parts) {
    const place = Math.min(count - 1, Math.floor((length / words.length) * count));
    pieces[place] += part;
    length += part.length;
  }
  return pieces.map((piece) => piece.trim());
}

function cuesOf(stills: readonly Still[], starts: readonly number[]): readonly Cue[] {
  return stills.flatMap(({ said, seconds }, place) => {
    const count = Math.ceil(Math.max(said.th.length, said.en.length) / longestPiece);
    const [th, en] = [piecesOf(said.th, count, 'th'), piecesOf(said.en, count, 'en')];
    const from = (starts[place] ?? 0) + 0.4;
    const each = (seconds - 0.8) / count;
    return th.map((words, at) => ({ from: from + at * each, to: from + (at + 1) * each, th: words, en: en[at] ?? '' }));
  });
}

const subjectRoots: Record<Subject, number> = {
  data: 196,
  languages: 220,
  accounting: 174.6,
  marketing: 207.7,
  crafts: 164.8,
  health: 185,
};

/** The film of a course: slides made from its words, and the words as subtitles. */
export function courseSlides(course: DemoCourse): Lesson {
  const stills = stillsOf(course);
  const starts = stills.map((_, place) => stills.slice(0, place).reduce((sum, { seconds }) => sum + seconds, 0));
  const seconds = stills.reduce((sum, each) => sum + each.seconds, 0);
  const placeAt = (t: number) => starts.findLastIndex((start) => start <= t);
  return {
    name: `course-${course.id}`,
    folder: course.category,
    seconds,
    poster: 0,
    stills: starts,
    music: { rootHz: subjectRoots[course.category as Subject], noteSeconds: 0.3 },
    cues: cuesOf(stills, starts),
    draw: (t) => stills[placeAt(t)]?.draw(t / seconds) ?? '',
  };
}
