import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { projectRoot } from '../support/run/processes.ts';

/** SHA-256 of each migration, in the order of application. A new migration adds a line; existing lines stay. */
const digests = {
  '0000_first.sql': '1b9ca82eecd5a9b5d2d8a11faaf48e60c14a7804f113a21e01a7ede3a2523f3e',
  '0001_charges.sql': '699df3fd409c74142974d4b7a686bee6b3bc4e760ee4319aed3d76e5afac8e40',
  '0002_transfer_qr.sql': '79079319a46fb67e71c9510617f6731e69ecb5453b59d8b1071755e1e30e1a82',
  '0003_refunds.sql': '301d9e1729775bb752e7f85260ac49602790215ba676f2a414b0ac9a33c017ab',
  '0004_charges_under_review.sql': '07bce19ef2035279ff097d25be31e46d00a52e21dcbc226d0b00bd53738636fc',
  '0005_method_changes.sql': '954b689658cd1bf5e385c1aa64a051636d095ddfc8a68f060e5a7b850c95449b',
  '0006_desk_catalogue.sql': '8696e40cf90fd91482f1deb756e1abbe24cf748562768eb7c4bba4312d4f5c36',
  '0007_media.sql': 'cc20c7a89d9eb0c1356cb55f7c813dc3f5c307dfff1f2496888267bb662cd2e3',
  '0008_offers_at_desk.sql': 'c18a8f7d90d77a634795a778238be13824719d7889520f2bcf6982b46a9791ea',
  '0009_people_at_desk.sql': '7759c158ba82c0ea347f9eeeab627011713104249c00af1df56c110e8c570ad8',
  '0010_orders_at_desk.sql': '71d9bf0f8f6ed1af6d40bae27633f6f6d12f7a85105aba7ec073f3834b7c46d8',
  '0011_archived_sections.sql': '2d7af48ac9963e5f7990e57d26a64e2456c2f582f9d802a0a6feb76383b4e56e',
  '0012_desk_indexes.sql': 'bbf25eb351068e81f5858c9992f1c61b34a1e159d2d4e3b9819c02e8d59807f9',
  '0013_personal_texts.sql': 'f46f127cdbef95fe0ad3f7d891078b0a1edf69a6ea8217a124b31be12c17228f',
  '0014_plain_names.sql': 'db24fa4777e3b6fe360c85f015414214003b2714fae79bc1c82a41f0dc00df96',
  '0015_attempt_provider.sql': '3e9da15a6148c37682a653ce304db1529bdc02ac139a9b53b671a39ac85a3367',
  '0016_visit_days.sql': '302c667c60fba286b9e6608178f17928e0a6d05c98b01a94efa0f1c6e95bd85c',
  '0017_promotion_uses.sql': '10ce47fd7928fcb99aed59a1e29b02b5080e528515c50d8ab2fe46eba8cdecb6',
  '0018_seen_slips.sql': '3514bcbace37f42ddbced48dc351911cff394184043c1eb1beb6189e0565d02b',
  '0019_found_by_hand.sql': 'd530fd78edacba986f6cd5c5e9ddabc861e94351ba51a8c7ad844be2ac4da215',
  '0020_papers.sql': '249a7b7e2ab6404670ee74d7f2dc471f0e20683edcf5bfc16aa634711d81fadf',
  '0021_method_names.sql': '5ac4a44aacc157536349b17e214ddc7f7a63de4b8ccc8aa3d527b44bd7e552da',
  '0022_document_pages.sql': '3a98274b6aae413032550d10d20a1617736b28b8e59fbe903ede42a8c830e5a9',
  '0023_teacher_pages.sql': 'db1ee1d01231be019ea8c3d727561fb48f595925f72d9316d400a37932262a8c',
  '0024_acceptance.sql': '008a3c485345a5c07a7341954cf95333694c7ee2aea1f9ce64668a3536f65f05',
  '0025_course_levels.sql': 'e20432e9ee457bff8bd23646f2c8a1eb37ebd78e1b046d425ae454813fa69641',
  '0026_reviews.sql': '840d6106d4f24f8fbd39db117c2bbd04218c72b7c674a453062ecf6937831999',
  '0027_derived_counts.sql': 'fb5885cd0b6de3c2113fd997299524b839d83f3a4e9edbb1d28078f5937edfed',
};

const folder = join(projectRoot, 'server', 'migrations');

function digestOf(name: string): string {
  const text = readFileSync(join(folder, name), 'utf8').replaceAll('\r\n', '\n');
  return createHash('sha256').update(text).digest('hex');
}

test('migrations are added and never changed', () => {
  const names = readdirSync(folder).filter((name) => name.endsWith('.sql'));
  expect(names.sort().map((name) => [name, digestOf(name)])).toEqual(Object.entries(digests));
});
