const RESIDENT = /^(\d{17})([\dX])$/;
/** The form before 1999: six digits of the place, a date with two digits of the year, three digits. */
const OLD_RESIDENT = /^\d{6}(\d{6})\d{3}$/;
/** Passports and permits. Digits alone are none: a resident number with a slip would be taken for one. */
const OTHER = /^(?=.*[A-Z])[A-Z0-9]{5,20}$/;
/** ISO 7064 MOD 11-2, as GB 11643 uses it. */
const WEIGHTS = [7, 9, 10, 5, 8, 4, 2, 1, 6, 3, 7, 9, 10, 5, 8, 4, 2];
const CHECK_SIGNS = '10X98765432';

/**
 * The normal form of the number of an identity document: a Chinese resident number with its date of birth and check digit (GB 11643), or
 * the number of a passport or permit. Undefined for what has no such form.
 */
export function readCertificateNumber(text: string): string | undefined {
  const number = text.normalize('NFKC').replace(/[\s-]/g, '').toUpperCase();
  const [, digits = '', check] = RESIDENT.exec(number) ?? [];
  if (check !== undefined) {
    const isRight = checkSign(digits) === check && isDate(digits.slice(6, 14));
    return isRight ? number : undefined;
  }
  const old = OLD_RESIDENT.exec(number)?.[1];
  if (old !== undefined) return isDate(`19${old}`) ? number : undefined;
  return OTHER.test(number) ? number : undefined;
}

function checkSign(digits: string): string | undefined {
  const sum = WEIGHTS.reduce((total, weight, at) => total + weight * Number(digits[at]), 0);
  return CHECK_SIGNS[sum % 11];
}

/** A day of the calendar in eight digits. */
function isDate(digits: string): boolean {
  const day = `${digits.slice(0, 4)}-${digits.slice(4, 6)}-${digits.slice(6)}`;
  const time = Date.parse(`${day}T00:00:00Z`);
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(day);
}
