/** What people keep under a name, for themselves or shared (decisions 0022 and 0146). */
export type OwnedTables = {
  views: {
    id: number;
    owner_id: number;
    resource: string;
    name: string;
    shared: boolean;
    state: string;
    created_at: Date;
    updated_at: Date;
    deleted_at: Date | null;
  };
  report_templates: {
    id: number;
    owner_id: number;
    kind: string;
    name: string;
    shared: boolean;
    query: string;
    created_at: Date;
    updated_at: Date;
  };
  /** When templates are sent by e-mail (decision 0153). */
  report_schedules: {
    template_id: number;
    rhythm: string;
    weekday: number | null;
    day: number | null;
    time_of_day: string;
    format: string;
    language: string;
    addresses: string[];
    paused: string | null;
    next_at: Date;
    try_at: Date;
    failures: number;
    created_at: Date;
    updated_at: Date;
  };
  report_sendings: {
    template_id: number;
    due_at: Date;
    made_at: Date;
    result: string;
    file_name: string | null;
    file_type: string | null;
    content: Buffer | null;
  };
  report_letters: { outbox_id: number; template_id: number; due_at: Date };
};
