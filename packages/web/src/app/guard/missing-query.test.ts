import { describe, expect, test } from 'vitest';
import { missingQuery } from './missing-query.ts';

const where = { pathname: '/home', query: {}, companyId: '2', activeId: '101' };

describe('what the address lacks', () => {
  test('GD-10 the company is added if missing', () => {
    expect(missingQuery({ ...where, query: { locationId: '0' }, activeId: null })).toEqual({ companyId: '2' });
  });

  test('GD-11 the active location is added if missing', () => {
    expect(missingQuery(where)).toEqual({ companyId: '2', locationId: '101' });
  });

  test('GD-12 SH-15 without an active location no location is added, but the whole company by its option 0', () => {
    expect(missingQuery({ ...where, query: { companyId: '2' }, activeId: null })).toEqual({ locationId: '0' });
    expect(missingQuery({ ...where, query: { companyId: '2', locationId: '0' }, activeId: null })).toBeNull();
  });

  test.each([
    ['GD-13', '/companies/change'],
    ['GD-14', '/changeLocation'],
    ['GD-15', '/changeMenu'],
  ])('%s %s gets nothing added', (_rule, pathname) => {
    expect(missingQuery({ ...where, pathname })).toBeNull();
  });

  test('GD-16 what is there already is kept', () => {
    expect(missingQuery({ ...where, query: { companyId: '7', locationId: '102' } })).toBeNull();
    expect(missingQuery({ ...where, query: { companyId: '7' } })).toEqual({ locationId: '101' });
  });
});
