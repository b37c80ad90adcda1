/** Letters of other scripts that look like a Latin one, in most fonts to the pixel. */
const lookAlikes: Readonly<Record<string, string>> = {
  // Cyrillic
  а: 'a',
  с: 'c',
  ԁ: 'd',
  е: 'e',
  һ: 'h',
  і: 'i',
  ј: 'j',
  ӏ: 'l',
  о: 'o',
  р: 'p',
  ԛ: 'q',
  ѕ: 's',
  ԝ: 'w',
  х: 'x',
  у: 'y',
  // Greek
  α: 'a',
  ι: 'i',
  ν: 'v',
  ο: 'o',
  ρ: 'p',
  υ: 'u',
  χ: 'x',
  γ: 'y',
  // Armenian, and Latin letters of other languages
  օ: 'o',
  ս: 'u',
  ı: 'i',
  ɑ: 'a',
  ɡ: 'g',
};

/**
 * One spelling per mailbox: compatibility-normalized, lower case, without invisible characters, and with look-alike letters as the
 * ones they look like. Two people can so never have addresses that nobody can tell apart. For comparing only: mail goes to the
 * address as it was entered by a person who may enter it.
 */
export function emailKey(email: string): string {
  const plain = email
    .normalize('NFKC')
    .replace(/[\p{Default_Ignorable_Code_Point}\p{Cc}\p{White_Space}]/gu, '')
    .toLowerCase();
  return [...plain].map((letter) => lookAlikes[letter] ?? letter).join('');
}
