// The top-level fields of the providers' protocols: those that only say how a model answers, and those by which a provider reaches or
// keeps something for its caller. A field of neither kind is not known, and may do anything.

export const RAW_PROTOCOLS = ['messages', 'chat', 'responses', 'embeddings'] as const;
export type RawProtocol = (typeof RAW_PROTOCOLS)[number];

/** Names that a policy may allow; `tool:<type>` for every type of tool besides, `field:<name>` for every field that is not known. */
export type Reach =
  | 'web_search'
  | 'web_fetch'
  | 'mcp_servers'
  | 'code_execution'
  | 'file_search'
  | 'image_generation'
  | 'url'
  | 'stored_file'
  | 'stored_conversation'
  | 'stored_prompt'
  | 'background'
  | 'container'
  | 'other_models'
  | `tool:${string}`
  | `field:${string}`;

const words = (text: string) => text.trim().split(/\s+/);

/** Of servers that run models themselves, such as Ollama, vLLM, llama.cpp, LM Studio and SGLang: how tokens are chosen and read. */
const SAMPLING = words(`
  top_k min_p top_a typical_p repetition_penalty repeat_penalty repeat_last_n length_penalty frequency_penalty presence_penalty seed
  random_seed stop_token_ids include_stop_str_in_output ignore_eos min_tokens skip_special_tokens spaces_between_special_tokens
  no_stop_trim truncate_prompt_tokens prompt_logprobs n_keep id_slot top_n_sigma allowed_token_ids bad_words mirostat mirostat_tau mirostat_eta
  dry_multiplier dry_base dry_allowed_length dry_penalty_last_n dry_sequence_breakers xtc_probability xtc_threshold dynatemp_range
  dynatemp_exponent samplers min_keep n_probs post_sampling_probs grammar json_schema regex ebnf structural_tag guided_json
  guided_regex guided_choice guided_grammar guided_decoding_backend guided_whitespace_pattern structured_outputs echo
  add_generation_prompt continue_final_message add_special_tokens chat_template chat_template_kwargs mm_processor_kwargs
  media_io_kwargs return_tokens_as_token_ids return_token_ids return_tokens cache_salt cache_prompt priority request_id rid
  timings_per_token return_progress options keep_alive ttl format think thinking enable_thinking thinking_budget
  thinking_token_budget reasoning reasoning_format reasoning_effort include_reasoning separate_reasoning stream_reasoning
  parse_tool_calls safe_prompt prompt_mode do_sample incremental_output transforms documents
`);

const COMMON = words('model stream stream_options temperature top_p metadata service_tier tools tool_choice user');

const PLAIN: Readonly<Record<RawProtocol, ReadonlySet<string>>> = {
  messages: new Set([
    ...COMMON,
    ...words(`
      max_tokens messages system stop_sequences top_k thinking context_management inference_geo speed output_config
      output_format cache_control user_profile_id
    `),
  ]),
  chat: new Set([
    ...COMMON,
    ...SAMPLING,
    ...words(`
      messages max_tokens max_completion_tokens max_output_tokens n stop logit_bias logprobs top_logprobs response_format functions function_call
      parallel_tool_calls usage audio modalities prediction verbosity prompt_cache_key prompt_cache_retention prompt_cache_options
      safety_identifier
    `),
  ]),
  responses: new Set([
    ...COMMON,
    ...SAMPLING,
    ...words(`
      input instructions max_output_tokens max_tool_calls include text truncation parallel_tool_calls top_logprobs context_management
      prompt_cache_key prompt_cache_retention prompt_cache_options safety_identifier verbosity client_metadata
    `),
  ]),
  embeddings: new Set([
    ...words(`
      model input messages dimensions encoding_format user input_type truncation truncate output_dimension output_dtype
      embedding_types embedding_type task late_chunking normalized normalize prompt_name instruction truncate_prompt_tokens
      add_special_tokens add_generation_prompt continue_final_message chat_template chat_template_kwargs mm_processor_kwargs priority
      request_id embed_dtype endianness options keep_alive metadata
    `),
  ]),
};

/** Whatever the protocol: a server may speak more of them than one, and looks at what it knows. */
const REACHING: ReadonlyMap<string, Reach> = new Map(
  (
    [
      ['web_search', 'web_search_options search_parameters search_options search_settings enable_search web_search'],
      ['mcp_servers', 'mcp_servers'],
      ['file_search', 'data_sources'],
      ['container', 'container'],
      ['stored_conversation', 'previous_response_id conversation conversation_id thread thread_id store'],
      ['stored_prompt', 'prompt prompt_id preset'],
      ['background', 'background deferred'],
      ['other_models', 'models route fallbacks fallback_models'],
    ] as const
  ).flatMap(([reach, names]) => words(names).map((name) => [name, reach] as const)),
);

/** What a field lets the provider reach; undefined where it only says how the model answers. */
export function reachOf(
  protocol: RawProtocol,
  name: string,
): { readonly reach: Reach; readonly isKnown: boolean } | undefined {
  if (PLAIN[protocol].has(name)) return undefined;
  const reach = REACHING.get(name);
  return { reach: reach ?? `field:${name.slice(0, 64)}`, isKnown: reach !== undefined };
}
