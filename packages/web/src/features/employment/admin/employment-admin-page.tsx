import { Button } from '@mantine/core';
import { IconCloudUp, IconDownload, IconFileImport } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Link, useNavigate } from '@tanstack/react-router';
import { unwrap } from '../../../api/api-result.ts';
import { keys } from '../../../api/keys.ts';
import { employmentDocument, savedEmployment } from '../../../editing/kinds/employment-document.ts';
import { employmentAdminPhrases } from '../../../phrases/people/employment-admin.ts';
import { usePhrases } from '../../../phrases/phrases.ts';
import { useMayPublishSomewhere } from '../../../publishing/may-publish.ts';
import { wholeCompany } from '../../../session/level/active-level.ts';
import { hasFeature } from '../../../session/rights.ts';
import { useSession } from '../../../session/session-store.ts';
import { Fact, Facts } from '../../../ui/data/facts.tsx';
import { offerFile } from '../../../ui/data/offer-file.ts';
import { Grid } from '../../../ui/layout/grid.tsx';
import { Page } from '../../../ui/layout/page/page.tsx';
import { PageHeader } from '../../../ui/layout/page/page-header.tsx';
import { RefusedPage } from '../../../ui/layout/page/refused-page.tsx';
import { Section } from '../../../ui/layout/pane/section.tsx';
import { LoadState } from '../../../ui/messages/load-state.tsx';
import { LocationsTable } from './locations-table.tsx';

/** The company's employment as it is saved, complete. */
function employmentQuery(companyId: string) {
  return {
    queryKey: keys.configuration('employment-admin', companyId),
    queryFn: async () => {
      const { base, versions } = unwrap(await employmentDocument.load({ companyId, tenantId: null }, null));
      return { document: employmentDocument.kind.complete(base, {}).document, version: versions.ver };
    },
  };
}

/** RT-95, KR-16: the company's employment, the version that each store runs, and the ways to import, export and publish it. */
export function EmploymentAdminPage() {
  const t = usePhrases(employmentAdminPhrases);
  const session = useSession();
  const navigate = useNavigate();
  const isAllowed = hasFeature(session, 'accessConfigurationOptions');
  const query = useQuery({ ...employmentQuery(session.userCompanyId), enabled: isAllowed });
  const { data } = query;
  if (!isAllowed) {
    return (
      <RefusedPage title={t('title')} refusal={t('notAllowed')}>
        {t('notAllowedHint')}
      </RefusedPage>
    );
  }
  const save = () => data && offerFile(t('fileName'), JSON.stringify(data.document, null, 2), 'application/json');
  return (
    <Page>
      <PageHeader title={t('title')} actions={<Actions onExport={data && save} />} />
      <Section
        title={t('company')}
        actions={
          <Button
            size="sm"
            onClick={() => navigate({ to: '/employment/employment', search: { locationId: wholeCompany } })}
          >
            {t('edit')}
          </Button>
        }
      >
        {data ? <Figures {...data} /> : <LoadState query={query} failed={[t('loadFailed')]} rows={5} />}
      </Section>
      <LocationsTable />
    </Page>
  );
}

type FiguresProps = Pick<Awaited<ReturnType<ReturnType<typeof employmentQuery>['queryFn']>>, 'document' | 'version'>;

function Figures({ document, version }: FiguresProps) {
  const t = usePhrases(employmentAdminPhrases);
  const { departments, jobTypes, requirements } = savedEmployment(document);
  return (
    <Grid columns={{ min: 320 }}>
      <Facts isBare>
        <Fact name={t('departments')}>{departments.length}</Fact>
        <Fact name={t('jobTypes')}>{jobTypes.length}</Fact>
        <Fact name={t('drivers')}>
          {jobTypes.filter(({ driverSettings }) => driverSettings.mode !== 'NOT_DRIVER').length}
        </Fact>
        <Fact name={t('requirements')}>{requirements.length}</Fact>
        <Fact name={t('version')}>{version}</Fact>
      </Facts>
    </Grid>
  );
}

function Actions({ onExport }: { readonly onExport: (() => void) | undefined }) {
  const t = usePhrases(employmentAdminPhrases);
  const mayPublish = useMayPublishSomewhere('employment');
  return (
    <>
      <Button
        variant="subtle"
        leftSection={<IconDownload size={16} stroke={1.75} aria-hidden />}
        disabled={!onExport}
        onClick={onExport}
      >
        {t('export')}
      </Button>
      <Button
        component={Link}
        to="/employment/import"
        variant="subtle"
        leftSection={<IconFileImport size={16} stroke={1.75} aria-hidden />}
      >
        {t('import')}
      </Button>
      {mayPublish && (
        <Button
          component={Link}
          to="/employment/publish"
          leftSection={<IconCloudUp size={16} stroke={1.75} aria-hidden />}
        >
          {t('publish')}
        </Button>
      )}
    </>
  );
}
