import { ThemeProvider } from '@mui/material/styles';
import simpleRestProvider from 'ra-data-simple-rest';
import polyglotI18nProvider from 'ra-i18n-polyglot';
import czech from 'ra-language-czech';
import {
  AdminContext,
  AutocompleteArrayInput,
  BooleanInput,
  CheckboxGroupInput,
  Create,
  Edit,
  fetchUtils,
  mergeTranslations,
  NumberInput,
  ReferenceArrayInput,
  required,
  SimpleForm,
  TextInput,
} from 'react-admin';
import { createRoot } from 'react-dom/client';
import { reactAdminMessages } from '../../../contract/messages/react-admin.ts';
import { staffEvents } from '../../../contract/resources/settings/email-notifications.ts';
import { muiThemes } from '../../../src/ui/form/mui-theme.ts';

// The forms of regions and e-mail notifications as react-admin's own parts make them: what a lazily loaded area would be.

const region = (
  <SimpleForm>
    <TextInput source="name" validate={required()} />
    <TextInput source="note" multiline minRows={3} />
  </SimpleForm>
);
const choices = staffEvents.map((id) => ({ id, name: id }));
const notification = (
  <SimpleForm>
    <TextInput source="name" validate={required()} />
    <CheckboxGroupInput source="events" choices={choices} validate={required()} />
    <ReferenceArrayInput source="store_ids" reference="stores">
      <AutocompleteArrayInput optionText="label" />
    </ReferenceArrayInput>
    <NumberInput source="threshold_minutes" min={1} max={1440} defaultValue={10} />
    <TextInput source="recipients" multiline minRows={3} validate={required()} />
    <BooleanInput source="active" defaultValue />
  </SimpleForm>
);

/** The forms by the address of our own. */
const trialForms: Readonly<Record<string, React.JSX.Element>> = {
  '/stores/regions/create': <Create resource="regions">{region}</Create>,
  '/stores/regions/1': (
    <Edit resource="regions" id={1} mutationMode="pessimistic">
      {region}
    </Edit>
  ),
  '/settings/email-notifications/create': <Create resource="email-notifications">{notification}</Create>,
  '/settings/email-notifications/1': (
    <Edit resource="email-notifications" id={1} mutationMode="pessimistic">
      {notification}
    </Edit>
  ),
};

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
