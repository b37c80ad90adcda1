import { AddCompanyPage } from '../../features/companies/add-company-page.tsx';
import { CompaniesPage } from '../../features/companies/companies-page.tsx';
import { CompanyPage } from '../../features/companies/company-page.tsx';
import { EditCompanyPage } from '../../features/companies/edit-company-page.tsx';
import { type Answers, fakeServer } from '../servers/fake-server.ts';
import { buildSession, openScreen, type Visit } from './open-screen.tsx';

const buildCompany = (id: string, name: string, more: object = {}) => ({
  id,
  name,
  ver: 3,
  createdAt: '2026-11-01T12:00:00.000Z',
  isProvider: false,
  ...more,
});
export const lantern = buildCompany('lantern', 'Lantern Noodles');
export const companyStaff = buildSession({
  userCompanyId: '1',
  enabledFeatures: ['editCompanies', 'addCompanies', 'companyAdmin', 'providerStaff'],
});
const paths = {
  '/companies': CompaniesPage,
  '/companies/add': AddCompanyPage,
  '/companies/$id': CompanyPage,
  '/companies/$id/edit': EditCompanyPage,
};

/** A screen of companies as provider staff see it; `isReturning` keeps the storage of the browser. */
export async function openCompanies(
  at: string,
  more: Answers = {},
  { session = companyStaff, isReturning = false }: Visit = {},
) {
  const server = fakeServer({
    'GET /api/companies/': {
      body: [
        { ...buildCompany('1', 'Servery', { isProvider: true }), brands: 0 },
        { ...lantern, brands: 2 },
        { ...buildCompany('quay', '<b>Quay</b> & Co.'), brands: 1 },
      ],
    },
    'GET /api/companies/accessible': { body: [{ id: 'quay', name: 'Quay' }] },
    'GET /api/companies/lantern': {
      body: {
        ...lantern,
        staffData: 'COMPANY',
        thirdPartyIntegrationUrl: 'https://in.lantern.example/',
        brands: [
          { id: 'b1', name: 'Lantern' },
          { id: 'b2', name: 'Lantern Express' },
        ],
        locations: 4,
        people: 9,
      },
    },
    'GET /api/companies/brands': {
      body: [
        { id: 'b1', companyId: 'lantern', name: 'Lantern' },
        { id: 'b2', companyId: 'lantern', name: 'Lantern Express' },
      ],
    },
    'GET /api/companies/lantern/appVersion': {
      body: { appVersion: '4.10.0', versions: [{ version: '4.10.0', locations: 3 }], unknown: 1 },
    },
    'GET /api/companies/thirdPartyIntegrationUrl/lantern': { body: { url: 'https://in.lantern.example/' } },
    ...more,
  });
  return { ...(await openScreen({ paths, at, session, isReturning })), server };
}
