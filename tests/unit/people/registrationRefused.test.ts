import { describe, expect, test } from 'vitest';
import type { FailureCode } from '../../../src/domain/failure.ts';
import { PictureRefused } from '../../../src/features/registration/registrationPictures.ts';
import { fieldSays, sentencesOfFailure } from '../../../src/features/registration/sentencesOfFailure.ts';
import { registration } from '../../../src/i18n/th/people/registration.ts';
import { CallFailed, noFacts, ServerUnreachable } from '../../../src/platform/net/callFailed.ts';

const { problems } = registration;
const refused = (code: FailureCode, fields: Readonly<Record<string, string>> = {}) =>
  new CallFailed(409, code, `ประโยคของ ${code}`, { ...noFacts, fields });

describe('a refused registration says under its fields', () => {
  test.each([
    ['DUPLICATE_USERNAME', 'username'],
    ['INVALID_FORMAT_USERNAME', 'username'],
    ['DUPLICATE_EMAIL', 'email'],
    ['INVALID_FORMAT_EMAIL', 'email'],
    ['INVALID_FORMAT_PASSWORD', 'password'],
  ] as const)('the sentence of %s at %s', (code, field) => {
    expect(sentencesOfFailure(refused(code), problems)).toEqual({ [field]: `ประโยคของ ${code}` });
  });

  test.each(['OVER_LIMIT_USER', 'ERROR_CREATE_USER_IN_DAY', 'SERVER_ERROR'] as const)(
    'nothing for %s, which concerns no question and is shown above the form',
    (code) => expect(sentencesOfFailure(refused(code), problems)).toEqual({}),
  );

  test('the server’s message for each, by the form’s names, including the shop’s own questions', () => {
    const fields = {
      firstname: 'ชื่อ',
      displayImgUrl: 'รูป',
      studentGroupKpi: 'กลุ่ม',
      'customLabel.7': 'คำถาม',
      other: 'x',
    };
    expect(sentencesOfFailure(refused('INPUT_ERROR', fields), problems)).toEqual({
      ...{ firstName: 'ชื่อ', picture: 'รูป', groupId: 'กลุ่ม' },
      'label.7': 'คำถาม',
    });
  });

  test.each([
    ['FILE_TYPE_NOT_ALLOWED', 'picture.type'],
    ['STORAGE_FULL', 'picture.storage'],
    ['INPUT_ERROR', 'picture.failed'],
  ] as const)('why a picture was not taken: %s', (code, problem) => {
    const failure = new PictureRefused('label.9', refused(code));
    expect(sentencesOfFailure(failure, problems)).toEqual({ 'label.9': problems[problem] });
  });

  test('nothing where no answer came', () => {
    expect(sentencesOfFailure(new ServerUnreachable(null), problems)).toEqual({});
  });
});

test('whether a field shows the reason: a general one leads to none, and new questions may still come', () => {
  const picture = new PictureRefused('picture', refused('FILE_TYPE_NOT_ALLOWED'));
  const says = [refused('DUPLICATE_EMAIL'), picture, refused('INPUT_ERROR'), refused('OVER_LIMIT_USER')].map(fieldSays);
  expect(says).toEqual(['now', 'now', 'later', 'never']);
  expect(fieldSays(new ServerUnreachable(new TypeError()))).toBe('never');
});
