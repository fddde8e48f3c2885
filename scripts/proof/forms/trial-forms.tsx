import {
  AutocompleteArrayInput,
  BooleanInput,
  CheckboxGroupInput,
  Create,
  Edit,
  NumberInput,
  ReferenceArrayInput,
  required,
  SimpleForm,
  TextInput,
} from 'react-admin';
import { staffEvents } from '../../../contract/resources/settings/email-notifications.ts';

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
export const trialForms: Readonly<Record<string, React.JSX.Element>> = {
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
