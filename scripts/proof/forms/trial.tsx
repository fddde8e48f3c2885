import { ThemeProvider } from '@mui/material/styles';
import simpleRestProvider from 'ra-data-simple-rest';
import polyglotI18nProvider from 'ra-i18n-polyglot';
import czech from 'ra-language-czech';
import { AdminContext, fetchUtils, mergeTranslations } from 'react-admin';
import { createRoot } from 'react-dom/client';
import { reactAdminMessages } from '../../../contract/messages/react-admin.ts';
import { muiThemes } from '../../../src/ui/form/mui-theme.ts';
import { trialForms } from './trial-forms.tsx';

// A page with one of the forms, in the colours and the words of the console.

const place = document.getElementById('root');
const { token = '', screen = '' } = place?.dataset ?? {};
const i18n = polyglotI18nProvider(() => mergeTranslations(czech, reactAdminMessages('cs')), 'cs');
const provider = simpleRestProvider('/central', (url, options = {}) =>
  fetchUtils.fetchJson(url, { ...options, user: { authenticated: true, token: `Bearer ${token}` } }),
);

if (place !== null)
  createRoot(place).render(
    <AdminContext dataProvider={provider} i18nProvider={i18n}>
      <ThemeProvider theme={muiThemes.cs}>
        <main>
          <h1>{screen}</h1>
          {trialForms[screen]}
        </main>
      </ThemeProvider>
    </AdminContext>,
  );
