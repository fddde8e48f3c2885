import simpleRestProvider from 'ra-data-simple-rest';
import { Admin, EditGuesser, fetchUtils, ListGuesser, Resource, ShowGuesser } from 'react-admin';
import { createRoot } from 'react-dom/client';

// A stranger's console as the guide of react-admin begins: it knows the names of the collections and a token, and nothing else.
const place = document.getElementById('root');
const { token = '', collections = '' } = place?.dataset ?? {};

const provider = simpleRestProvider('/central', (url, options = {}) =>
  fetchUtils.fetchJson(url, { ...options, user: { authenticated: true, token: `Bearer ${token}` } }),
);

if (place !== null)
  createRoot(place).render(
    <Admin dataProvider={provider} disableTelemetry>
      {collections.split(',').map((name) => (
        <Resource key={name} name={name} list={ListGuesser} edit={EditGuesser} show={ShowGuesser} />
      ))}
    </Admin>,
  );
