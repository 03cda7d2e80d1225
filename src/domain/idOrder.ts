/** Orders ids for ties: numbers by value and before words, words by code unit. */
export function compareIds(left: string, right: string): number {
  const leftNumber = digitsOf(left);
  const rightNumber = digitsOf(right);
  if (leftNumber !== null && rightNumber !== null) {
    return leftNumber.length - rightNumber.length || compareText(leftNumber, rightNumber) || compareText(left, right);
  }
  if (leftNumber !== null) return -1;
  if (rightNumber !== null) return 1;
  return compareText(left, right);
}

const digitsOf = (id: string): string | null => (/^[0-9]+$/.test(id) ? id.replace(/^0+(?=[0-9])/, '') : null);

const compareText = (left: string, right: string): number => (left === right ? 0 : left < right ? -1 : 1);
