import { addressLine } from '../../src/domain/people/postcodeProvince.ts';
import { type DocumentLine, datedAtOf, type OrderDocument } from '../../src/domain/tax/orderDocument.ts';
import { amountInThaiWords } from '../../src/domain/tax/thaiAmount.ts';
import { thaiDate } from '../../src/domain/thaiDate.ts';
import { documentWords as words } from './documentWords.ts';
import { type Look, openPaper, type Paper, paperSize } from './paper.ts';

/** The shop's own colours on white paper. */
const colours = {
  ink: '#11231C',
  quiet: '#43564C',
  line: '#D2DACE',
  well: '#F3F6EF',
  band: '#E7EDE3',
  pandan: '#0B5D45',
  night: '#0E2A20',
  leaf: '#F3F6EF',
  marigold: '#F2A900',
  cancelled: '#B3261E',
} as const;

const margin = 42;
const width = paperSize.width - 2 * margin;
const right = margin + width;
/** The last line of content on a sheet; the page number is below. */
const bottom = paperSize.height - margin - 20;
const gap = 12;
const pad = 10;

const title: Look = { size: 16, weight: 'strong', colour: colours.pandan };
const name: Look = { size: 12, weight: 'strong', colour: colours.ink };
const body: Look = { size: 9.5, colour: colours.ink };
const strong: Look = { ...body, weight: 'strong' };
const quiet: Look = { size: 8.5, colour: colours.quiet };
const rightwards = (look: Look): Look => ({ ...look, align: 'right' });

/** Columns of the lines from the left edge; amounts are right-aligned. */
const columns = [
  { key: 'position', x: 0, width: 30, align: 'center' },
  { key: 'item', x: 36, width: 206, align: 'left' },
  { key: 'quantity', x: 246, width: 38, align: 'right' },
  { key: 'unitPrice', x: 288, width: 78, align: 'right' },
  { key: 'discount', x: 370, width: 62, align: 'right' },
  { key: 'amount', x: 436, width: 69, align: 'right' },
] as const;

/** A paper to draw; a cancelled one is marked. */
export type DrawnPaper = OrderDocument & { readonly isCancelled?: boolean };

/**
 * Renders the document as a Thai A4 PDF with the fields of Revenue Code 86/4 (full tax invoice), 86/6 (abbreviated),
 * 86/10 (credit note) or 105 bis (receipt). Equal documents give equal bytes.
 */
export async function drawDocument(document: DrawnPaper): Promise<Buffer> {
  const { kind, number, issuedAt, facts } = document;
  const paper = openPaper({ title: `${words.titles[kind]} ${number}`, author: facts.seller.name, madeAt: issuedAt });
  let y = drawHeads(paper, document, drawSeller(paper, document));
  y = drawLines(paper, document, y + gap);
  drawTotals(paper, document, y + gap);
  paper.onEverySheet((sheet, sheets) => {
    const place = { x: margin, y: bottom + 8, width };
    paper.text(number, quiet, place);
    paper.text(words.page(sheet, sheets), rightwards(quiet), place);
  });
  return await paper.finish();
}

/** The seller on the left, the title on the right. */
function drawSeller(paper: Paper, { kind, facts: { seller }, isCancelled = false }: DrawnPaper): number {
  drawMark(paper, margin, margin);
  const left = { x: margin + 46, width: 258 };
  const address = addressLine(seller.address, seller.postcode);
  let y = paper.text(seller.name, paper.fitting(seller.name, name, left.width, 3), { ...left, y: margin - 1 });
  y = paper.text(address, paper.fitting(address, quiet, left.width, 5), { ...left, y: y + 1 });
  y = paper.text(`${words.taxId(seller.taxId)} ${words.branch(seller.branch)}`, quiet, { ...left, y });

  const head = { x: margin + 310, width: width - 310 };
  const look = rightwards(words.titles[kind].includes(' / ') ? { ...title, size: 14 } : title);
  // The title breaks between its two names only.
  let under = paper.text(words.titles[kind].replace(' / ', ' /\n'), look, { ...head, y: margin - 1 });
  under = isCancelled
    ? paper.text(words.cancelled, rightwards({ ...title, colour: colours.cancelled }), { ...head, y: under })
    : paper.text(words.original, rightwards(quiet), { ...head, y: under });
  const end = Math.max(y, under, margin + 34) + gap;
  paper.rule(margin, end, width, colours.line);
  paper.rule(margin, end - 0.75, 46, colours.marigold, 2.25);
  return end + gap;
}

/** The shop's logo. */
function drawMark(paper: Paper, x: number, y: number): void {
  const scale = 34 / 64;
  const at = { x, y, scale };
  const leafAt = (top: number) =>
    `M13.5 ${top}h37a2.5 2.5 0 0 1 2.5 2.5v4a2.5 2.5 0 0 1-2.5 2.5h-37a2.5 2.5 0 0 1-2.5-2.5v-4a2.5 2.5 0 0 1 2.5-2.5z`;
  paper.shape(
    'M15 0h34a15 15 0 0 1 15 15v34a15 15 0 0 1-15 15h-34a15 15 0 0 1-15-15v-34a15 15 0 0 1 15-15z',
    at,
    colours.night,
  );
  for (const top of [15, 27.5, 40]) paper.shape(leafAt(top), at, colours.leaf);
  paper.shape('M21 9a2 2 0 0 1 4 0v46a2 2 0 0 1-4 0z', at, colours.marigold);
}

/** The recipient, beside number, date and payment. */
function drawHeads(paper: Paper, document: OrderDocument, y: number): number {
  const { buyer } = document.facts;
  const ofBuyer = { x: margin + pad, width: 268 - 2 * pad };
  let left = paper.text(words.buyer, quiet, { ...ofBuyer, y: y + 6 });
  left = paper.text(buyer.name, paper.fitting(buyer.name, strong, ofBuyer.width, 4), { ...ofBuyer, y: left });
  if (buyer.address !== null && buyer.postcode !== null) {
    const address = addressLine(buyer.address, buyer.postcode);
    left = paper.text(address, paper.fitting(address, body, ofBuyer.width, 6), { ...ofBuyer, y: left });
  }
  if (buyer.taxId !== null) {
    const branch = buyer.branch === null ? '' : ` ${words.branch(buyer.branch)}`;
    left = paper.text(`${words.taxId(buyer.taxId)}${branch}`, body, { ...ofBuyer, y: left });
  }

  const labels = { x: margin + 268 + gap + pad, width: 84 };
  const values = { x: labels.x + 84, width: right - pad - labels.x - 84 };
  let facing = y + 6;
  for (const [label, value, look] of headRows(document)) {
    paper.text(label, { ...body, colour: colours.quiet }, { ...labels, y: facing });
    facing = paper.text(value, rightwards(look), { ...values, y: facing });
  }

  const height = Math.max(left, facing) + 6 - y;
  paper.leaf({ x: margin, y, width: 268 }, height, { line: colours.line });
  paper.leaf({ x: margin + 268 + gap, y, width: width - 268 - gap }, height, { line: colours.line });
  return y + height;
}

type HeadRow = readonly [label: string, value: string, look: Look];

/** Number, date and order; then the payment, or the tax invoice that a credit note corrects. */
function headRows(document: OrderDocument): readonly HeadRow[] {
  const { orderNumber, method, paidAt, credits } = document.facts;
  return [
    [words.number, document.number, strong],
    [words.issuedAt, thaiDate(datedAtOf(document)), body],
    [words.orderNumber, orderNumber, body],
    ...(credits === undefined
      ? ([
          [words.paidAt, thaiDate(paidAt), body],
          [words.paidBy, words.methods[method], body],
        ] satisfies readonly HeadRow[])
      : ([
          [words.credited.invoice, credits.number, body],
          [words.credited.datedAt, thaiDate(credits.datedAt), body],
        ] satisfies readonly HeadRow[])),
  ];
}

/** The lines, with the column heads on every sheet. */
function drawLines(paper: Paper, { facts: { lines } }: OrderDocument, from: number): number {
  // Column heads need a line below them on the same sheet.
  const [first] = lines;
  const isRoom = from + columnHeads + (first ? heightOfLine(paper, first) : 0) <= bottom;
  if (!isRoom) paper.newSheet();
  let y = drawColumnHeads(paper, isRoom ? from : margin);
  for (const [index, line] of lines.entries()) {
    const height = heightOfLine(paper, line);
    if (y + height > bottom) {
      paper.newSheet();
      y = drawColumnHeads(paper, margin);
    }
    drawLine(paper, index + 1, line, y);
    y += height;
    paper.rule(margin, y, width, colours.line);
  }
  return y;
}

const columnHeads = 24;

function drawColumnHeads(paper: Paper, y: number): number {
  paper.leaf({ x: margin, y, width }, 22, { ground: colours.band });
  for (const { key, x, width: wide, align } of columns) {
    paper.text(words.columns[key], { ...quiet, weight: 'strong', align }, { x: margin + x, y: y + 4, width: wide });
  }
  return y + columnHeads;
}

const itemWidth = columns[1].width;
const heightOfLine = (paper: Paper, { title: words, planName }: DocumentLine): number =>
  paper.heightOf(words, body, itemWidth) + paper.heightOf(planName, quiet, itemWidth) + 8;

function drawLine(paper: Paper, position: number, line: DocumentLine, y: number): void {
  const values = {
    ...{ position: String(position), item: line.title, quantity: String(line.quantity) },
    ...{ unitPrice: amount(line.unitPrice), discount: amount(line.discount), amount: amount(line.amount) },
  };
  for (const { key, x, width: wide, align } of columns) {
    const look = { ...body, align };
    const place = { x: margin + x, y: y + 4, width: wide };
    const under = paper.text(values[key], key === 'item' ? look : paper.fitting(values[key], look, wide, 1), place);
    if (key === 'item') paper.text(line.planName, quiet, { x: margin + x, y: under, width: wide });
  }
}

/** The totals on the right and the amount in words on the left, on one sheet. */
function drawTotals(paper: Paper, { kind, facts }: OrderDocument, from: number): void {
  const rows = facts.credits === undefined ? totalRows(facts.totals, kind !== 'receipt') : creditRows(facts.totals);
  const rowHeight = 17;
  const inWords = { x: margin + pad, width: 268 - 2 * pad };
  const spelt = amountInThaiWords(facts.totals.gross, facts.currency);
  const wordsHeight =
    paper.heightOf(spelt, strong, inWords.width) + paper.heightOf(words.inWords, quiet, inWords.width) + 14;
  const notes = [
    ...(kind === 'receipt' ? [] : [words.vatIncluded]),
    words.currencies[facts.currency],
    ...referenceNotes(kind, facts),
  ];
  const notesHeight = notes.reduce((sum, each) => sum + paper.heightOf(each, quiet, inWords.width), 6);
  const height = Math.max(rows.length * rowHeight + 8, wordsHeight + notesHeight);
  let y = from;
  if (y + height > bottom) {
    paper.newSheet();
    y = margin;
  }
  const sums = { x: margin + 268 + gap, width: width - 268 - gap };
  let row = y;
  for (const { label, value, isMain } of rows) {
    if (isMain) {
      paper.leaf({ x: sums.x, y: row, width: sums.width }, rowHeight + 3, { ground: colours.band });
      row += 1.5;
    }
    const inner = { x: sums.x + pad, width: sums.width - 2 * pad, y: row + 1 };
    paper.text(label, isMain ? strong : body, inner);
    paper.text(value, rightwards(isMain ? strong : body), inner);
    row += rowHeight + (isMain ? 1.5 : 0);
  }

  paper.leaf({ x: margin, y, width: 268 }, wordsHeight, { ground: colours.well });
  const under = paper.text(words.inWords, quiet, { ...inWords, y: y + 6 });
  paper.text(spelt, strong, { ...inWords, y: under });
  let note = y + wordsHeight + 6;
  for (const each of notes) note = paper.text(each, quiet, { ...inWords, y: note });
}

/** The sentence about the replaced document, or the reason of a credit note. */
function referenceNotes(kind: OrderDocument['kind'], { replaces, credits }: OrderDocument['facts']): readonly string[] {
  if (credits !== undefined) return [words.credited.reason(credits.reason ?? words.credited.usualReason)];
  if (replaces === undefined) return [];
  const sentence = kind === 'receipt' ? words.replacesReceipt : words.replaces;
  return [sentence(replaces.number, thaiDate(replaces.datedAt))];
}

type Row = { readonly label: string; readonly value: string; readonly isMain: boolean };

const rowOf = (label: string, minor: number, isMain = false): Row => ({ label, value: amount(minor), isMain });

function totalRows(totals: OrderDocument['facts']['totals'], hasVat: boolean): readonly Row[] {
  return [
    rowOf(words.price, totals.price),
    ...(totals.discount > 0 ? [rowOf(words.totalDiscount, -totals.discount)] : []),
    ...(totals.shippingFee > 0 ? [rowOf(words.shipping, totals.shippingFee)] : []),
    ...(hasVat ? [rowOf(words.net, totals.net), rowOf(words.vat, totals.vat)] : []),
    rowOf(words.gross, totals.gross, true),
    ...(totals.withholding > 0
      ? [rowOf(words.withholding(totals.withholdingPercent), -totals.withholding), rowOf(words.paid, totals.paid)]
      : []),
  ];
}

/** A refund is whole, so the right value is zero. */
const creditRows = ({ net, vat, gross }: OrderDocument['facts']['totals']): readonly Row[] => [
  rowOf(words.credited.original, net),
  rowOf(words.credited.right, 0),
  rowOf(words.credited.difference, net),
  rowOf(words.vat, vat),
  rowOf(words.gross, gross, true),
];

/** `2,680.00`, and `−300.00` for discounts. */
function amount(minor: number): string {
  const wholes = String(Math.floor(Math.abs(minor) / 100)).replace(/\B(?=(\d{3})+$)/g, ',');
  return `${minor < 0 ? '\u2212' : ''}${wholes}.${String(Math.abs(minor) % 100).padStart(2, '0')}`;
}
