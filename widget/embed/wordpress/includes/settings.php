<?php
/**
 * Settings → Dhow Booking: the address of the booking site, and the storefront that sells where a widget names none.
 */

namespace DhowBooking;

defined( 'ABSPATH' ) || exit;

const PRODUCT    = 'dhow_booking_product';
const STOREFRONT = 'dhow_booking_storefront';
const PAGE       = 'dhow-booking';

/** Address of the booking site, without a slash at its end; empty before it is set. */
function product() {
	return (string) get_option( PRODUCT, '' );
}

function register_settings() {
	register_setting( PAGE, PRODUCT, array( 'type' => 'string', 'sanitize_callback' => __NAMESPACE__ . '\\read_product' ) );
	register_setting( PAGE, STOREFRONT, array( 'type' => 'string', 'sanitize_callback' => 'sanitize_title' ) );
	add_settings_section( PAGE, '', '__return_empty_string', PAGE );
	add_field(
		PRODUCT,
		__( 'Address of the booking site', 'dhow-booking' ),
		__( 'The operator of the booking site must also add the address of this website to the storefront’s list.', 'dhow-booking' ),
		'url'
	);
	add_field( STOREFRONT, __( 'Storefront', 'dhow-booking' ), __( 'The storefront’s short name.', 'dhow-booking' ), 'text' );
}

function add_field( $name, $label, $help, $type ) {
	$print = function () use ( $name, $help, $type ) {
		printf(
			'<input id="%1$s" name="%1$s" type="%2$s" value="%3$s" class="regular-text" dir="ltr" required aria-describedby="%1$s-help"><p class="description" id="%1$s-help">%4$s</p>',
			esc_attr( $name ),
			esc_attr( $type ),
			esc_attr( get_option( $name, '' ) ),
			esc_html( $help )
		);
	};
	add_settings_field( $name, $label, $print, PAGE, PAGE, array( 'label_for' => $name ) );
}

/** An origin; http for this machine alone, where nobody listens in. What is none leaves the setting as it was. */
function read_product( $given ) {
	$parts = wp_parse_url( trim( (string) $given ) );
	$host  = isset( $parts['host'] ) ? $parts['host'] : '';
	$is_here = in_array( $host, array( 'localhost', '127.0.0.1' ), true );
	if ( '' === $host || ! ( 'https' === $parts['scheme'] || ( 'http' === $parts['scheme'] && $is_here ) ) ) {
		add_settings_error( PRODUCT, PRODUCT, __( 'Enter an address that begins with https://.', 'dhow-booking' ) );
		return product();
	}
	return esc_url_raw( $parts['scheme'] . '://' . $host . ( isset( $parts['port'] ) ? ':' . $parts['port'] : '' ) );
}

function add_settings_page() {
	add_options_page( 'Dhow Booking', 'Dhow Booking', 'manage_options', PAGE, __NAMESPACE__ . '\\print_settings_page' );
}

function print_settings_page() {
	echo '<div class="wrap"><h1>Dhow Booking</h1><form action="options.php" method="post">';
	settings_fields( PAGE );
	do_settings_sections( PAGE );
	submit_button();
	echo '</form></div>';
}

function add_settings_link( $links ) {
	$address = admin_url( 'options-general.php?page=' . PAGE );
	// the word is WordPress's own
	array_unshift( $links, sprintf( '<a href="%s">%s</a>', esc_url( $address ), esc_html( translate( 'Settings' ) ) ) );
	return $links;
}
