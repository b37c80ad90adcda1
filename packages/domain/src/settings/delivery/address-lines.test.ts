import { describe, expect, test } from 'vitest';
import { MAX_ADDRESSES, readAddressLines } from './address-lines.ts';

const at = (text: string, latitude = 37.8, longitude = -122.4) => ({ text, point: { latitude, longitude } });

describe('pasted addresses', () => {
  test.each([
    ['39 Pier Walk, 37.8, -122.4', '39 Pier Walk'],
    ['39 Pier Walk, San Francisco, CA 94133, 37.8, -122.4', '39 Pier Walk, San Francisco, CA 94133'],
    ['"39 Pier Walk, San Francisco",37.8,-122.4', '39 Pier Walk, San Francisco'],
    ['"The ""Dock""",37.8,-122.4', 'The "Dock"'],
    ['39 Pier Walk\t37.8\t-122.4', '39 Pier Walk'],
    ['39 Pier Walk; 37.8; -122.4', '39 Pier Walk'],
    ['37.8,-122.4', '37.8, -122.4'],
  ])('%j is read', (line, text) => {
    expect(readAddressLines(line)).toEqual({ addresses: [at(text)], problems: [] });
  });

  test('a header and empty lines are left out, and a header may turn the order', () => {
    expect(readAddressLines('name,lat,lng\n\nDock,37.8,-122.4\n').addresses).toEqual([at('Dock')]);
    expect(readAddressLines('name,Longitude,Latitude\r\nDock,-122.4,37.8').addresses).toEqual([at('Dock')]);
  });

  test('a line that cannot be read is named by its number, and the others are kept', () => {
    const { addresses, problems } = readAddressLines(
      'Dock,37.8,-122.4\n39 Pier Walk\nNorth,95,-122.4\nQuay,37.8,-122.4',
    );
    expect(addresses.map(({ text }) => text)).toEqual(['Dock', 'Quay']);
    expect(problems.map(({ line }) => line)).toEqual([2, 3]);
    expect(problems[0]?.message).toContain('End each line with latitude and longitude');
  });

  test('more than 5,000 are cut off and said', () => {
    const { addresses, problems } = readAddressLines('Dock,37.8,-122.4\n'.repeat(MAX_ADDRESSES + 2));
    expect(addresses).toHaveLength(MAX_ADDRESSES);
    expect(problems).toEqual([{ line: MAX_ADDRESSES + 1, message: 'Only the first 5000 addresses are tested.' }]);
  });
});
