// Made by `npm run db:types` from supabase/migrations; do not edit.
export type Json = string | number | boolean | null | { [key: string]: Json | undefined } | Json[];
export type Database = {
  public: {
    Tables: {
      attempts: {
        Row: {
          answered: number;
          answers: Json;
          created_at: string;
          form: string;
          id: string;
          instrument: string;
          item_times: Json;
          locale: string;
          rev: number;
          state: string;
          submitted_at: string | null;
          updated_at: string;
          user_id: string;
          version: number;
        };
        Insert: {
          answered?: number;
          answers?: Json;
          created_at?: string;
          form: string;
          id: string;
          instrument: string;
          item_times?: Json;
          locale: string;
          rev?: number;
          state?: string;
          submitted_at?: string | null;
          updated_at?: string;
          user_id?: string;
          version: number;
        };
        Update: {
          answered?: number;
          answers?: Json;
          created_at?: string;
          form?: string;
          id?: string;
          instrument?: string;
          item_times?: Json;
          locale?: string;
          rev?: number;
          state?: string;
          submitted_at?: string | null;
          updated_at?: string;
          user_id?: string;
          version?: number;
        };
        Relationships: [];
      };
      consents: {
        Row: {
          at: string;
          channel: string;
          granted: boolean;
          id: number;
          locale: string;
          purpose: string;
          text_hash: string;
          text_version: string;
          user_id: string;
        };
        Insert: {
          at?: string;
          channel: string;
          granted: boolean;
          id?: never;
          locale: string;
          purpose: string;
          text_hash: string;
          text_version: string;
          user_id?: string;
        };
        Update: {
          at?: string;
          channel?: string;
          granted?: boolean;
          id?: never;
          locale?: string;
          purpose?: string;
          text_hash?: string;
          text_version?: string;
          user_id?: string;
        };
        Relationships: [];
      };
      directions: {
        Row: { at: string; family: string; occasion: string; user_id: string };
        Insert: { at?: string; family: string; occasion?: string; user_id?: string };
        Update: { at?: string; family?: string; occasion?: string; user_id?: string };
        Relationships: [];
      };
      plans: {
        Row: {
          aim: string;
          country: string;
          created_at: string;
          diploma: string;
          region: string | null;
          start: string;
          stay: string | null;
          ticks: Json;
          updated_at: string;
          user_id: string;
        };
        Insert: {
          aim: string;
          country: string;
          created_at?: string;
          diploma: string;
          region?: string | null;
          start: string;
          stay?: string | null;
          ticks?: Json;
          updated_at?: string;
          user_id?: string;
        };
        Update: {
          aim?: string;
          country?: string;
          created_at?: string;
          diploma?: string;
          region?: string | null;
          start?: string;
          stay?: string | null;
          ticks?: Json;
          updated_at?: string;
          user_id?: string;
        };
        Relationships: [];
      };
      profiles: {
        Row: {
          age_band: string | null;
          country: string | null;
          created_at: string;
          full_name: string;
          held_at: string | null;
          held_for: string | null;
          id: string;
          is_admin: boolean;
          is_synthetic: boolean;
          locale: string;
          objected_at: string | null;
          restricted_at: string | null;
          source: string | null;
          study_level: string | null;
          updated_at: string;
        };
        Insert: {
          age_band?: string | null;
          country?: string | null;
          created_at?: string;
          full_name?: string;
          held_at?: string | null;
          held_for?: string | null;
          id: string;
          is_admin?: boolean;
          is_synthetic?: boolean;
          locale?: string;
          objected_at?: string | null;
          restricted_at?: string | null;
          source?: string | null;
          study_level?: string | null;
          updated_at?: string;
        };
        Update: {
          age_band?: string | null;
          country?: string | null;
          created_at?: string;
          full_name?: string;
          held_at?: string | null;
          held_for?: string | null;
          id?: string;
          is_admin?: boolean;
          is_synthetic?: boolean;
          locale?: string;
          objected_at?: string | null;
          restricted_at?: string | null;
          source?: string | null;
          study_level?: string | null;
          updated_at?: string;
        };
        Relationships: [];
      };
      reactions: {
        Row: {
          at: string;
          career: string;
          reaction: string;
          trial: string | null;
          trial_at: string | null;
          user_id: string;
        };
        Insert: {
          at?: string;
          career: string;
          reaction: string;
          trial?: string | null;
          trial_at?: string | null;
          user_id?: string;
        };
        Update: {
          at?: string;
          career?: string;
          reaction?: string;
          trial?: string | null;
          trial_at?: string | null;
          user_id?: string;
        };
        Relationships: [];
      };
      requests: {
        Row: {
          answered_at: string | null;
          at: string;
          channel: string;
          due_at: string;
          id: number;
          kind: string;
          outcome: string | null;
          reminded_at: string | null;
          text: string;
          user_id: string | null;
        };
        Insert: {
          answered_at?: string | null;
          at?: string;
          channel?: string;
          due_at?: string;
          id?: never;
          kind: string;
          outcome?: string | null;
          reminded_at?: string | null;
          text?: string;
          user_id?: string | null;
        };
        Update: {
          answered_at?: string | null;
          at?: string;
          channel?: string;
          due_at?: string;
          id?: never;
          kind?: string;
          outcome?: string | null;
          reminded_at?: string | null;
          text?: string;
          user_id?: string | null;
        };
        Relationships: [];
      };
      research_releases: {
        Row: {
          id: number;
          instrument: string;
          is_synthetic: boolean;
          k: number;
          made_at: string;
          n: number;
          period_end: string;
          period_start: string;
          published_at: string | null;
          tables: Json;
        };
        Insert: {
          id?: never;
          instrument: string;
          is_synthetic?: boolean;
          k: number;
          made_at?: string;
          n: number;
          period_end: string;
          period_start: string;
          published_at?: string | null;
          tables: Json;
        };
        Update: {
          id?: never;
          instrument?: string;
          is_synthetic?: boolean;
          k?: number;
          made_at?: string;
          n?: number;
          period_end?: string;
          period_start?: string;
          published_at?: string | null;
          tables?: Json;
        };
        Relationships: [];
      };
      second_looks: {
        Row: {
          answers: Json;
          attempt: string;
          created_at: string;
          item_times: Json;
          updated_at: string;
          user_id: string;
          version: number;
        };
        Insert: {
          answers?: Json;
          attempt: string;
          created_at?: string;
          item_times?: Json;
          updated_at?: string;
          user_id: string;
          version: number;
        };
        Update: {
          answers?: Json;
          attempt?: string;
          created_at?: string;
          item_times?: Json;
          updated_at?: string;
          user_id?: string;
          version?: number;
        };
        Relationships: [
          {
            foreignKeyName: 'second_looks_attempt_fkey';
            columns: ['attempt'];
            isOneToOne: false;
            referencedRelation: 'attempts';
            referencedColumns: ['id'];
          },
        ];
      };
      shares: {
        Row: {
          created_at: string;
          expires_at: string;
          guess: string | null;
          guess_agreed_at: string | null;
          guess_first: boolean;
          guess_mail: boolean;
          guess_stop_token_hash: string | null;
          guessed_at: string | null;
          id: string;
          label: string;
          opened_at: string | null;
          opens: number;
          revoked_at: string | null;
          token_hash: string;
          user_id: string;
          what: Json;
          with_plan: boolean;
        };
        Insert: {
          created_at?: string;
          expires_at: string;
          guess?: string | null;
          guess_agreed_at?: string | null;
          guess_first?: boolean;
          guess_mail?: boolean;
          guess_stop_token_hash?: string | null;
          guessed_at?: string | null;
          id?: string;
          label?: string;
          opened_at?: string | null;
          opens?: number;
          revoked_at?: string | null;
          token_hash: string;
          user_id?: string;
          what: Json;
          with_plan?: boolean;
        };
        Update: {
          created_at?: string;
          expires_at?: string;
          guess?: string | null;
          guess_agreed_at?: string | null;
          guess_first?: boolean;
          guess_mail?: boolean;
          guess_stop_token_hash?: string | null;
          guessed_at?: string | null;
          id?: string;
          label?: string;
          opened_at?: string | null;
          opens?: number;
          revoked_at?: string | null;
          token_hash?: string;
          user_id?: string;
          what?: Json;
          with_plan?: boolean;
        };
        Relationships: [];
      };
    };
    Views: { [_ in never]: never };
    Functions: {
      accept_agreement: {
        Args: {
          centre: string;
          version: string;
          text_hash: string;
          legal_basis: string;
          notice_given: boolean;
          authorisations: boolean;
          minimum_age: number;
        };
        Returns: Json;
      };
      accept_invitation: { Args: { secret: string }; Returns: string };
      admin_accept_calibration: { Args: { calibration: number; why: string }; Returns: undefined };
      admin_add_note: { Args: { person: string; text: string }; Returns: undefined };
      admin_answer_request: { Args: { request: number; outcome: string }; Returns: undefined };
      admin_audit: { Args: { action: string; before: number }; Returns: Json };
      admin_centre: { Args: { centre: string; why: string }; Returns: Json };
      admin_centres: { Args: never; Returns: Json };
      admin_correct_person: {
        Args: { person: string; changes: Json; why: string };
        Returns: string[];
      };
      admin_enter_request: {
        Args: {
          kind: string;
          channel: string;
          received: string;
          account: string;
          who: string;
          asked_by: string;
          wish: string;
        };
        Returns: number;
      };
      admin_erase_person: { Args: { person: string; why: string }; Returns: undefined };
      admin_export: { Args: { kind: string; why: string; after: string }; Returns: Json };
      admin_export_withdrawals: { Args: { why: string }; Returns: Json };
      admin_faults: { Args: { days: number }; Returns: Json };
      admin_freeze_person: {
        Args: { person: string; is_minor: boolean; why: string };
        Returns: boolean;
      };
      admin_glance: { Args: never; Returns: Json };
      admin_jobs: { Args: never; Returns: Json };
      admin_note_asker: { Args: { request: number; step: string }; Returns: undefined };
      admin_overview: { Args: { weeks: number }; Returns: Json };
      admin_people: {
        Args: { search: string; filter: string; sort: string; page: number };
        Returns: Json;
      };
      admin_person: { Args: { person: string; why: string }; Returns: Json };
      admin_remove_note: { Args: { note: number }; Returns: undefined };
      admin_requests: { Args: { is_open: boolean }; Returns: Json };
      admin_research: { Args: never; Returns: Json };
      admin_unfreeze_person: { Args: { person: string; why: string }; Returns: boolean };
      admin_withdrawals: { Args: never; Returns: Json };
      admin_withdrawals_done: { Args: { withdrawals: number[] }; Returns: number };
      agree_family_guess: {
        Args: { guess: string; secret: string; places: Json };
        Returns: undefined;
      };
      agree_guess: { Args: { share: string }; Returns: undefined };
      agree_guest_guess: { Args: { secret: string }; Returns: number };
      agree_my_guest_guess: { Args: { link: string }; Returns: undefined };
      answer_follow_up: { Args: { token: string; family: string }; Returns: string };
      ask_guess: { Args: { share: string; wanted: boolean; by_mail: boolean }; Returns: undefined };
      change_seat_sharing: { Args: { secret: string; shared: string }; Returns: Json };
      claim_guest_links: { Args: { secret: string }; Returns: number };
      claim_held_attempt: { Args: { secret: string }; Returns: Json };
      claim_seat: { Args: { secret: string }; Returns: Json };
      class_board: { Args: { id: string }; Returns: Json };
      class_half_way: { Args: { secret: string }; Returns: undefined };
      class_session: { Args: { code: string }; Returns: Json };
      close_centre: { Args: { centre: string }; Returns: Json };
      close_class_session: { Args: { id: string }; Returns: Json };
      create_centre: { Args: { name: string; country: string; kind: string }; Returns: string };
      create_group: { Args: { centre: string; name: string }; Returns: string };
      create_meeting_link: { Args: { secret_hash: string; what: Json }; Returns: Json };
      create_share: {
        Args: { what: Json; token_hash: string; label: string; days: number; with_plan: boolean };
        Returns: Json;
      };
      delete_my_account: { Args: never; Returns: undefined };
      drop_family_guess: { Args: { guess: string; secret: string }; Returns: undefined };
      end_guest_links: { Args: { secret: string }; Returns: number };
      end_meeting: { Args: { secret: string }; Returns: undefined };
      end_my_guest_links: { Args: never; Returns: number };
      end_my_meeting: { Args: { id: string }; Returns: undefined };
      end_my_session: { Args: { session: string }; Returns: boolean };
      forget_typed_password: { Args: never; Returns: undefined };
      group_report: { Args: { session: string }; Returns: Json };
      guess_guest_link: { Args: { token: string; letters: string }; Returns: Json };
      guess_in_evening: {
        Args: { code: string; alias: string; letters: string; secret_hash: string };
        Returns: Json;
      };
      guess_share: { Args: { token: string; letters: string }; Returns: Json };
      guest_guess: { Args: { secret: string }; Returns: Json };
      hold_guest_attempt: { Args: { secret_hash: string; payload: Json }; Returns: Json };
      invite_staff: {
        Args: { centre: string; role: string; groups: string[]; secret_hash: string };
        Returns: Json;
      };
      is_admin: { Args: never; Returns: boolean };
      jobs_state: { Args: never; Returns: string };
      join_class: {
        Args: { code: string; alias: string; secret_hash: string; show_name: boolean };
        Returns: Json;
      };
      keep_guest_link: {
        Args: {
          token_hash: string;
          secret_hash: string;
          summary: Json;
          text_version: string;
          text_hash: string;
          locale: string;
          asks_guess: boolean;
        };
        Returns: Json;
      };
      leave_seat: { Args: { seat: string }; Returns: undefined };
      limit_processing: { Args: { kind: string; wanted: boolean }; Returns: Json };
      look_at_held_attempt: { Args: { secret: string }; Returns: Json };
      look_at_invitation: { Args: { secret: string }; Returns: Json };
      make_recovery_codes: { Args: never; Returns: Json };
      my_centres: { Args: never; Returns: Json };
      my_data: { Args: never; Returns: Json };
      my_guest_links: { Args: never; Returns: Json };
      my_meetings: { Args: never; Returns: Json };
      my_recovery_codes: { Args: never; Returns: Json };
      my_seat: { Args: { secret: string }; Returns: Json };
      my_seats: { Args: never; Returns: Json };
      my_sessions: { Args: never; Returns: Json };
      my_waiting_guess: { Args: never; Returns: Json };
      open_class_session: {
        Args: {
          group: string;
          tests: string[];
          form: string;
          hours: number;
          cap: number;
          results: string;
          mode: string;
          kind: string;
        };
        Returns: Json;
      };
      open_evening: { Args: { session: string; hours: number }; Returns: Json };
      open_family_guess: { Args: { secret: string }; Returns: Json };
      open_guest_link: { Args: { token: string }; Returns: Json };
      open_meeting: { Args: { secret: string }; Returns: Json };
      open_share: { Args: { token: string; again: boolean }; Returns: Json };
      release_results: { Args: { id: string }; Returns: Json };
      remove_appointment: { Args: { seat: string }; Returns: undefined };
      remove_group: { Args: { group: string }; Returns: undefined };
      remove_staff: { Args: { centre: string; user: string }; Returns: undefined };
      rename_group: { Args: { group: string; name: string }; Returns: undefined };
      reopen_centre: { Args: { centre: string }; Returns: undefined };
      requests_state: { Args: never; Returns: string };
      revoke_invitation: { Args: { invitation: string }; Returns: undefined };
      revoke_share: { Args: { share: string }; Returns: undefined };
      roster: { Args: { group: string }; Returns: Json };
      save_answers: { Args: { attempt: Json; patch: Json }; Returns: Json };
      save_second_look: { Args: { attempt: string; version: number; patch: Json }; Returns: Json };
      set_admin: { Args: { person: string; make_admin: boolean }; Returns: undefined };
      set_agreed_steps: { Args: { seat: string; text: string }; Returns: undefined };
      set_appointment: { Args: { seat: string; at: string; link: string }; Returns: undefined };
      set_group_staff: { Args: { group: string; users: string[] }; Returns: undefined };
      set_roster: { Args: { group: string; aliases: string[] }; Returns: number };
      set_staff_role: { Args: { centre: string; user: string; role: string }; Returns: undefined };
      share_my_seat: { Args: { seat: string; shared: string }; Returns: undefined };
      shared_sheet: { Args: { seat: string }; Returns: Json };
      shared_sheets: { Args: { session: string }; Returns: Json };
      stop_follow_ups: { Args: { token: string }; Returns: string };
      stop_guess_mails: { Args: { token: string }; Returns: string };
      submit_attempt: { Args: { attempt: string }; Returns: Json };
      submit_class: {
        Args: { secret: string; attempts: Json; summary: Json; shared: string };
        Returns: Json;
      };
      use_recovery_code: { Args: { code: string }; Returns: Json };
      withdraw_attempt: { Args: { attempt: string }; Returns: Json };
      withdraw_my_attempts: { Args: never; Returns: Json };
      withdraw_seat: { Args: { secret: string }; Returns: undefined };
      write_seat_note: {
        Args: { seat: string; text: string; based_on_version: number };
        Returns: Json;
      };
    };
    Enums: { [_ in never]: never };
    CompositeTypes: { [_ in never]: never };
  };
};
