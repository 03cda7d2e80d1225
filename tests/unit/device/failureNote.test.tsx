import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { failures } from '../../../src/i18n/th/app/failures.ts';
import { DrawnLanguage } from '../../../src/i18n/useLanguage.ts';
import { CallFailed, noFacts } from '../../../src/platform/net/callFailed.ts';
import { FailureNote } from '../../../src/ui/notice/FailureNote.tsx';

const refused = new CallFailed(409, 'DUPLICATE_EMAIL', failures.DUPLICATE_EMAIL, noFacts);
const drawn = (wayOn: boolean) =>
  renderToStaticMarkup(
    <DrawnLanguage value="th">
      <FailureNote error={refused}>{wayOn && <a href="/login">ไป</a>}</FailureNote>
    </DrawnLanguage>,
  );

test('a link is placed below its sentence, where it does not shift it', () => {
  expect(drawn(true)).toContain(`<div>${failures.DUPLICATE_EMAIL}<div><a href="/login">ไป</a></div></div>`);
  expect(drawn(false)).toContain(`<div>${failures.DUPLICATE_EMAIL}</div>`);
});
